import type { FilledLayers } from '../../contract/filling.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { changeLayers, toFilledLayers } from '../filling/change-layers.ts'
import { putBackFill } from '../filling/put-back-fill.ts'

export async function putBackFills(
  { nodeIds }: { nodeIds: string[] },
  context: CallContext
): Promise<FilledLayers> {
  const jobs = nodeIds.map(nodeId => ({ nodeId }))
  return toFilledLayers(await changeLayers(jobs, putBackFill, context))
}
