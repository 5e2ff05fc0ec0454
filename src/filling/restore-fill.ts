import type { ErrorCode } from '../../contract/errors.ts'
import { findProvenance } from '../document/provenance.ts'
import { hashOf } from '../images/media-paint.ts'
import { topMediaIndex } from '../images/top-media.ts'
import { writePaints } from '../images/write-paints.ts'
import type { ChangedLayer } from './change-layers.ts'
import type { FillJob } from './fill-layer.ts'
import type { FillableLayer } from './fillable-layer.ts'
import { restoreLayer } from './layer-snapshot.ts'
import type { LayerSnapshot } from './layer-snapshot.ts'

interface Filling {
  /** The layer before the first of these pictures. */
  before: LayerSnapshot
  /** Images that it was filled with since. */
  hashes: string[]
}

const fillings = new Map<string, Filling>()

/** Call it when the fill succeeded. */
export function rememberFill(filled: ChangedLayer<FillJob>): void {
  const { node, before, job } = filled
  const known = fillings.get(node.id)
  const isContinued = known && indexOfAny(before.fills, known.hashes) >= 0
  if (known && isContinued) known.hashes.push(job.imageHash)
  else fillings.set(node.id, { before, hashes: [job.imageHash] })
}

/**
 * Restores a layer to its state before this panel filled it. When the person
 * has changed other fills since, only the picture is restored, and the record
 * only when it belongs to the picture. After an undo it can be restored again.
 */
export async function restoreFill(
  node: FillableLayer
): Promise<ErrorCode | null> {
  const { fills } = node
  const known = fillings.get(node.id)
  const index = known ? indexOfAny(fills, known.hashes) : -1
  if (!known || index < 0) return 'nothing-to-restore'
  const { before } = known
  const oldIndex = topMediaIndex(before.fills)
  if (isSame(removePaint(fills, index), removePaint(before.fills, oldIndex))) {
    await restoreLayer(node, before)
    return null
  }
  const old = before.fills[oldIndex]
  const changed = fills.slice()
  if (old) changed[index] = old
  else changed.splice(index, 1)
  await writePaints(node, 'fills', changed)
  const own = findProvenance(node)
  if (own && known.hashes.indexOf(own.imageHash) >= 0) before.restore()
  return null
}

/** The topmost paint with one of these images; -1 when there is none. */
function indexOfAny(paints: readonly Paint[], hashes: string[]): number {
  return paints
    .map(paint => hashes.indexOf(hashOf(paint) || '') >= 0)
    .lastIndexOf(true)
}

function removePaint(paints: readonly Paint[], index: number): Paint[] {
  return paints.filter((_, i) => i !== index)
}

function isSame(one: Paint[], other: Paint[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
