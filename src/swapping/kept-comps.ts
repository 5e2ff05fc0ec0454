import type { SwapJob } from './plan-jobs.ts'
import type { KnownPaint } from './replace-image.ts'

/** What a swap changed in a layer or style. */
export interface KeptComp {
  paints: KnownPaint[]
  /** Puts the provenance back; null while it is not written. */
  restore: (() => void) | null
}

type HeldBy = SceneNode | PaintStyle

/** As long as the plugin runs; by holder and licensed image. */
const kept = new Map<string, KeptComp>()

export function keepComp(holder: HeldBy, imageHash: string): KeptComp {
  const own = findComp(holder, imageHash)
  if (own) return own
  const comp: KeptComp = { paints: [], restore: null }
  kept.set(keyOf(holder, imageHash), comp)
  return comp
}

/** Remembers paints that a swap wrote; of what puts comps back, nothing. */
export function noteComp(
  { use, origin }: SwapJob,
  before: readonly Paint[],
  after: readonly Paint[]
): void {
  const holder = use.style || use.node
  if (!holder || origin.entry.state === 'comp') return
  const { paints } = keepComp(holder, origin.imageHash)
  before.forEach((paint, at) => {
    const changed = after[at]
    if (paint === changed || paint.type !== 'IMAGE') return
    if (!changed || changed.type !== 'IMAGE') return
    paints.push({ at, before: paint, after: changed })
  })
}

export function findComp(holder: HeldBy, imageHash: string): KeptComp | null {
  return kept.get(keyOf(holder, imageHash)) || null
}

function keyOf({ id }: HeldBy, imageHash: string): string {
  return `${id} ${imageHash}`
}
