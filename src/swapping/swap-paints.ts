import type { Restore } from '../document/change-file.ts'
import type { Holder } from '../finding/known-images.ts'
import { paintAreas } from '../images/paint-areas.ts'
import type { PaintArea } from '../images/paint-areas.ts'
import { hashOf } from '../images/media-paint.ts'
import type { MediaPaint } from '../images/media-paint.ts'
import { paintBefore } from './changed-paint.ts'
import type { ChangedPaint } from './changed-paint.ts'
import { replaceFile } from './replace-file.ts'
import type { Replacement } from './replace-file.ts'

export interface ChangedArea {
  area: PaintArea
  changed: ChangedPaint[]
}

type Change = (paint: Paint, list: number, at: number) => MediaPaint | null

export interface SwappedPaints {
  areas: ChangedArea[]
  /** Some paints showed the new image already. */
  isContinued: boolean
}

/**
 * Changes the paints of a layer, a style or the layers of a card, and returns
 * the changes; throws Figma's error when they are read-only. Paints in `earlier`
 * are restored exactly. Without `restore` nothing is written.
 */
export async function swapPaints(
  owners: readonly Holder[],
  replacement: Replacement,
  restore: Restore | null,
  earlier: ChangedArea[] = []
): Promise<SwappedPaints> {
  const areas: ChangedArea[] = []
  let isContinued = false
  for (const { area, changed } of earlier) {
    const writing = swapIn(area, (...paint) =>
      paintBefore(...paint, changed, false)
    )
    if (writing) await writing
  }
  for (const owner of owners) {
    for (const area of paintAreas(owner)) {
      const writing = swapIn(area, paint => replaceFile(paint, replacement))
      if (writing) await writing
    }
  }
  return { areas, isContinued }

  function isNew(paint: Paint): boolean {
    return hashOf(paint) === replacement.toHash
  }

  function swapIn(area: PaintArea, change: Change): void | Promise<void> {
    const changed: ChangedPaint[] = []
    const lists = changeLists(change, changed)
    if (changed.length === 0) return
    areas.push({ area, changed })
    if (!restore) return
    restore.push(() =>
      area.write(
        changeLists((...paint) => paintBefore(...paint, changed, true), [])
      )
    )
    return area.write(lists)

    /** Adds changes to `added`; null for an unchanged list. */
    function changeLists(
      to: Change,
      added: ChangedPaint[]
    ): (Paint[] | null)[] {
      return area.read().map(({ paints, styleId }, list) => {
        const { length } = added
        isContinued = isContinued || paints.some(isNew)
        if (styleId && !area.isStyle) return null
        const next = paints.map((before, at) => {
          const after = to(before, list, at)
          if (!after) return before
          added.push({ list, at, before: before as MediaPaint, after }) // `to` changes only media
          return after
        })
        return added.length > length ? next : null
      })
    }
  }
}
