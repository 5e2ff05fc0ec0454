import { cellsOf } from '../finding/cells-of.ts'
import type { Use } from './find-uses.ts'
import { replaceImage } from './replace-image.ts'
import type { ChangedPaint, Replacement } from './replace-image.ts'
import { swapMixedFills } from './swap-mixed-fills.ts'
import { writePaints } from './write-paints.ts'

export interface PaintJob {
  use: Use
  replacement: Replacement
  /** What changed so far. */
  changed: ChangedPaint[]
}

/** What takes changes back, the newest last. */
export type Restore = (() => void | Promise<void>)[]

/**
 * Changes the paints of one use; throws what Figma throws when they are
 * read-only. Without `restore` nothing is written: `changed` says what would
 * be. Only what Figma does asynchronously is waited for.
 */
export function swapPaints(
  job: PaintJob,
  restore: Restore | null
): void | Promise<void> {
  const { node, style } = job.use
  const holder = (style || node) as Painted // it has one of the three
  if (style) return swapArea(holder, 'paints', job, restore)
  if (node && node.type === 'TABLE') {
    cellsOf(node).forEach(cell => {
      void swapArea(cell as unknown as Painted, 'fills', job, restore) // it has them
    })
  }
  const strokes =
    'strokes' in holder && !holder.strokeStyleId
      ? swapArea(holder, 'strokes', job, restore)
      : undefined
  const fills =
    'fills' in holder && (holder.fills === figma.mixed || !holder.fillStyleId)
      ? swapArea(holder, 'fills', job, restore)
      : undefined
  return strokes && fills ? strokes.then(() => fills) : strokes || fills
}

type Painted = SceneNode &
  MinimalStrokesMixin &
  MinimalFillsMixin &
  Pick<PaintStyle, 'paints'>

function swapArea(
  holder: Painted,
  area: 'paints' | 'strokes' | 'fills',
  job: PaintJob,
  restore: Restore | null
): void | Promise<void> {
  const before = holder[area]
  if (before === figma.mixed) return swapMixedFills(holder, job, restore)
  const paints = replaceImage(before, job.replacement, job.changed)
  if (!paints || !restore) return
  const work = write(paints)
  restore.push(() => write(before))
  return work

  function write(paints: readonly Paint[]): void | Promise<void> {
    if (area !== 'paints') return writePaints(holder, area, paints)
    holder.paints = paints
  }
}
