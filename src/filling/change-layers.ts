import type { ErrorCode } from '../../contract/errors.ts'
import type { FilledLayers } from '../../contract/filling.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { changeFile, tryChange } from '../document/change-file.ts'
import type { Restore } from '../document/change-file.ts'
import { depthOf } from '../document/depth-of.ts'
import { addOwnChange } from '../finding/pending-changes.ts'
import { fillRefusal, isFillable } from './fillable-layer.ts'
import type { FillableLayer } from './fillable-layer.ts'
import { snapshotLayer, restoreLayer } from './layer-snapshot.ts'
import type { LayerSnapshot } from './layer-snapshot.ts'

export interface ChangedLayer<Job> {
  node: FillableLayer
  before: LayerSnapshot
  job: Job
}

interface Changes<Job> {
  changed: ChangedLayer<Job>[]
  refused: FilledLayers['refused']
}

/** Adds to `restore` how to undo changes outside the layer. */
type Change<Job> = (
  node: FillableLayer,
  job: Job,
  restore: Restore
) => Promise<ErrorCode | null>

/** Changes the fills of layers in one undo step; lists refused layers. */
export async function changeLayers<Job extends { nodeId: string }>(
  jobs: Job[],
  change: Change<Job>,
  context: CallContext
): Promise<Changes<Job>> {
  const changed: ChangedLayer<Job>[] = []
  const refused: FilledLayers['refused'] = []
  await changeFile(context, async (restore, slices) => {
    const found: { node: BaseNode | null; job: Job }[] = []
    for (const job of jobs) {
      if (slices.isOver()) await slices.next()
      const node = await figma.getNodeByIdAsync(job.nodeId)
      context.throwIfCancelled()
      found.push({ node, job })
    }
    // take snapshots of instances before their main component changes
    found.sort((a, b) => depthIn(b) - depthIn(a))
    for (const { node, job } of found) {
      if (slices.isOver()) await slices.next()
      const code = await tryChange(restore, async own => {
        if (!node || node.removed) return 'layer-deleted'
        if (!isFillable(node)) return fillRefusal(node)
        const before = snapshotLayer(node)
        own.push(() => restoreLayer(node, before))
        const refusal = await change(node, job, own)
        if (refusal) return refusal
        changed.push({ node, before, job })
        addOwnChange(node)
        return null
      })
      const name = node && !node.removed ? node.name : ''
      if (code) refused.push({ nodeId: job.nodeId, name, code })
    }
    await slices.next()
  })
  return { changed, refused }
}

export function toFilledLayers({
  changed,
  refused
}: Changes<unknown>): FilledLayers {
  return { changed: changed.map(({ node }) => node.id), refused }
}

function depthIn({ node }: { node: BaseNode | null }): number {
  return node ? depthOf(node) : 0
}
