import type { FilledLayers } from '../../contract/filling.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { changeLayers, toFilledLayers } from '../filling/change-layers.ts'
import { restoreFill } from '../filling/restore-fill.ts'

export async function restoreFills(
  { nodeIds }: { nodeIds: string[] },
  context: CallContext
): Promise<FilledLayers> {
  const jobs = nodeIds.map(nodeId => ({ nodeId }))
  return toFilledLayers(await changeLayers(jobs, restoreFill, context))
}
