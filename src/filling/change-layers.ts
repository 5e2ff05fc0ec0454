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

/**
 * Changes the fills of layers in slices. Those that refuse are named; when
 * the call is cancelled, all are put back.
 */
export async function changeLayers<Job extends { nodeId: string }>(
  jobs: Job[],
  change: (node: FillableLayer, job: Job) => Promise<ErrorCode | null>,
  context: CallContext
): Promise<Changes<Job>> {
  const changes: Changes<Job> = { changed: [], refused: [] }
  const slices = createSlices(context)
  try {
    await slices.next()
    for (const job of jobs) {
      if (slices.isOver()) await slices.next()
      const { nodeId } = job
      const node = await figma.getNodeByIdAsync(nodeId)
      context.throwIfCancelled()
      const refuse = (name: string, code: ErrorCode) =>
        changes.refused.push({ nodeId, name, code })
      if (!node || node.removed) refuse('', 'layer-gone')
      else if (!isLayer(node)) refuse(node.name, 'no-fillable-layer')
      else if (!isFillable(node)) {
        refuse(node.name, fillRefusal(node) || 'no-fillable-layer')
      } else {
        const before = keepLayer(node)
        const code = await attempt(node, before, () => change(node, job))
        if (code) refuse(node.removed ? '' : node.name, code)
        else changes.changed.push({ node, before, job })
      }
    }
    await slices.next()
  } catch (error) {
    await putAllBack(changes.changed)
    throw error
  }
  return changes
}

async function putAllBack(changed: ChangedLayer<unknown>[]): Promise<void> {
  for (let one = changed.pop(); one; one = changed.pop()) {
    await putLayerBack(one.node, one.before)
  }
}

async function attempt(
  node: FillableLayer,
  before: KeptLayer,
  change: () => Promise<ErrorCode | null>
): Promise<ErrorCode | null> {
  try {
    return await change()
  } catch (error) {
    // what cannot be written now was not written before
    await putLayerBack(node, before).catch(() => {})
    return refusalOf(error)
  }
}

function isLayer(node: BaseNode): node is SceneNode {
  return node.type !== 'PAGE' && node.type !== 'DOCUMENT'
}
