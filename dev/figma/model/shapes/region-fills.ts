import { freezeDeep } from '../record/freeze-deep.ts'
import { setProp } from '../edits/history.ts'
import type { NodeRecord } from '../record/node-record.ts'

/** Whether a region of a vector takes its fills from the style. */
export function hasRegionWith(record: NodeRecord, styleId: string): boolean {
  const { regions = [] } = record.props.vectorNetwork
  return regions.some(region => region.fillStyleId === styleId)
}

/** Changes the regions of a vector that take their fills from the style. */
export function changeRegions(
  record: NodeRecord,
  styleId: string,
  change: Partial<VectorRegion>
): void {
  if (!hasRegionWith(record, styleId)) return
  const { vectorNetwork } = record.props
  const regions = (vectorNetwork.regions || []).map(region =>
    region.fillStyleId === styleId ? Object.assign({}, region, change) : region
  )
  const network = Object.assign({}, vectorNetwork, { regions })
  setProp(record, 'vectorNetwork', freezeDeep(network))
}

/** Removes the own fills of all regions of a vector. */
export function clearRegions(record: NodeRecord): void {
  const { vectorNetwork } = record.props
  const regions = (vectorNetwork.regions || []).map(
    ({ windingRule, loops }) => ({ windingRule, loops })
  )
  const network = Object.assign({}, vectorNetwork, { regions })
  setProp(record, 'vectorNetwork', freezeDeep(network))
}
