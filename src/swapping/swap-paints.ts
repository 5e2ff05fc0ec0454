import type { Restore } from '../document/change-file.ts'
import type { Use } from './find-uses.ts'
import { paintAreas } from '../images/paint-areas.ts'
import { putBack, replaceImage } from './replace-image.ts'
import type { ChangedPaint, Replacement } from './replace-image.ts'

/**
 * Changes the paints of one use and gives what changed; throws what Figma
 * throws when they are read-only. Without `restore` nothing is written.
 */
export async function swapPaints(
  use: Use,
  replacement: Replacement,
  restore: Restore | null
): Promise<ChangedPaint[]> {
  const changed: ChangedPaint[] = []
  for (const area of paintAreas(use.heldBy)) {
    const own: ChangedPaint[] = []
    const read = () =>
      area
        .read()
        .map(({ paints, styleId }) => (styleId && !use.style ? [] : paints))
    const lists = read().map(paints => replaceImage(paints, replacement, own))
    own.forEach(one => changed.push(one))
    if (!restore || own.length === 0) continue
    restore.push(() => area.write(read().map(paints => putBack(paints, own))))
    await area.write(lists)
  }
  return changed
}
