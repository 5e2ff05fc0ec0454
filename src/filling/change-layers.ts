import type { ErrorCode } from '../../contract/errors.ts'
import type { FilledLayers } from '../../contract/filling.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { refusalOf } from '../document/refusal.ts'
import { createSlices } from '../slices.ts'
import { fillRefusal, isFillable } from './fillable-layer.ts'
import type { FillableLayer } from './fillable-layer.ts'
import { keepLayer, putLayerBack } from './kept-layer.ts'
import type { KeptLayer } from './kept-layer.ts'

export interface ChangedLayer<Job> {
  node: FillableLayer
  before: KeptLayer
  job: Job
}

interface Changes<Job> {
  changed: ChangedLayer<Job>[]
  refused: FilledLayers['refused']
}

type Change<Job> = (node: FillableLayer, job: Job) => Promise<ErrorCode | null>

/**
 * Changes the fills of layers in slices. Those that refuse are named; when
 * the call is cancelled, all are put back.
 */
export async function changeLayers<Job extends { nodeId: string }>(
  jobs: Job[],
  change: Change<Job>,
  context: CallContext
): Promise<Changes<Job>> {
  const changed: ChangedLayer<Job>[] = []
  const refused: FilledLayers['refused'] = []
  const slices = createSlices(context)
  try {
    await slices.next()
    for (const job of jobs) {
      if (slices.isOver()) await slices.next()
      const { nodeId } = job
      const node = await figma.getNodeByIdAsync(nodeId)
      context.throwIfCancelled()
      const code =
        !node || node.removed
          ? 'layer-gone'
          : await changeLayer(node, job, change, changed)
      const name = node && !node.removed ? node.name : ''
      if (code) refused.push({ nodeId, name, code })
    }
    await slices.next()
  } catch (error) {
    await putAllBack(changed)
    throw error
  }
  return { changed, refused }
}

async function changeLayer<Job>(
  node: BaseNode,
  job: Job,
  change: Change<Job>,
  changed: ChangedLayer<Job>[]
): Promise<ErrorCode | null> {
  if (!isFillable(node)) return fillRefusal(node)
  const before = keepLayer(node)
  try {
    const code = await change(node, job)
    if (!code) changed.push({ node, before, job })
    return code
  } catch (error) {
    // what cannot be written now was not written before
    await putLayerBack(node, before).catch(() => {})
    return refusalOf(error)
  }
}

async function putAllBack(changed: ChangedLayer<unknown>[]): Promise<void> {
  for (let one = changed.pop(); one; one = changed.pop()) {
    await putLayerBack(one.node, one.before)
  }
}
