import type { ChangedPaint } from './replace-image.ts'

/** What a swap changed in a layer or style. */
interface KeptComp {
  paints: ChangedPaint[]
  /** Puts the provenance back. */
  restore(): void
}

type HeldBy = SceneNode | PaintStyle

/** As long as the plugin runs; by holder and licensed image. */
const kept = new Map<string, KeptComp>()

/** Of several swaps the records before the first count. */
export function keepComp(
  holder: HeldBy,
  imageHash: string,
  comp: KeptComp
): void {
  const known = findComp(holder, imageHash)
  if (known) known.paints.push(...comp.paints)
  else kept.set(holder.id + imageHash, comp)
}

export function findComp(
  holder: HeldBy,
  imageHash: string
): KeptComp | undefined {
  return kept.get(holder.id + imageHash)
}
