import type { CallContext } from '../../contract/incoming-calls.ts'
import { createSlices } from '../platform/slices.ts'
import { holders } from './file-index.ts'
import type { Holder, Visit } from './known-images.ts'
import { localStyles } from './local-styles.ts'
import { picturesOf } from './pictures-of.ts'
import type { ShownPicture } from './pictures-of.ts'

/**
 * Visits all styles and layers that show pictures, in slices. Reads again what
 * they show, as events for the latest changes may not have arrived.
 */
export async function visitHolders(
  context: CallContext,
  visits: Visit[]
): Promise<void> {
  const slices = createSlices(context)
  const known: [string, Holder][] = [...localStyles(), ...holders]
  const all: [Holder, ShownPicture[]][] = []
  for (const [id, holder] of known) {
    if (slices.isOver()) await slices.next()
    const shown = isRemoved(holder) ? [] : picturesOf(holder)
    if (shown.length > 0) all.push([holder, shown])
    else holders.delete(id)
  }
  for (const visit of visits) {
    for (const [holder, shown] of all) {
      if (slices.isOver()) await slices.next()
      if (!isRemoved(holder)) visit(holder, shown)
    }
  }
}

export function isRemoved(holder: Holder): boolean {
  if ('removed' in holder) return holder.removed
  try {
    return holder.name === null // always false, or throws
  } catch {
    return true // Figma: a deleted style has no other sign
  }
}
