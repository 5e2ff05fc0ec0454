import type { CallContext } from '../../contract/incoming-calls.ts'
import type {
  FoundAsset,
  FoundComps,
  FoundUse
} from '../../contract/finding.ts'
import { findLedger } from '../document/ledger.ts'
import { scanFile } from '../finding/scan-file.ts'
import { useRefusal } from '../finding/scan.ts'
import type { Scan, Use } from '../finding/scan.ts'

export async function findComps(
  _input: Record<string, never>,
  context: CallContext
): Promise<FoundComps> {
  const { scan, pages } = await scanFile(context)
  return { assets: groupByAsset(scan), ledger: findLedger(), pages }
}

function groupByAsset(scan: Scan): FoundAsset[] {
  const assets = new Map<string, FoundAsset>()
  scan.uses().forEach(use => {
    const entry = scan.known.get(use.imageHash)
    if (!entry) return
    const { assetId, mediaType, state } = entry
    const key = `${mediaType}:${assetId}`
    const asset = assets.get(key) || { assetId, mediaType, state, uses: [] }
    if (state === 'comp') asset.state = state
    asset.uses.push(toFoundUse(use, scan))
    assets.set(key, asset)
  })
  return Array.from(assets.values())
}

function toFoundUse(use: Use, scan: Scan): FoundUse {
  return {
    nodeId: use.node ? use.node.id : null,
    styleId: use.styleId || null,
    name: use.name,
    pageId: use.pageId,
    pageName: use.pageName,
    imageHash: use.imageHash,
    refusal: useRefusal(use, scan)
  }
}
