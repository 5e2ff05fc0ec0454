import type { ChangedArea } from './swap-paints.ts'

/** What a swap changed in a layer or style. */
export interface SwappedComp {
  id: string
  areas: ChangedArea[]
  /** It showed the licensed image before: an earlier swap goes on. */
  goesOn: boolean
  /** Puts the provenance back. */
  restore(): void
}

/** As long as the plugin runs; by holder and licensed image. */
const kept = new Map<string, SwappedComp>()

/** To be called when the swap stands. */
export function keepComp(imageHash: string, comp: SwappedComp): void {
  const known = findComp(comp.id, imageHash)
  if (known && comp.goesOn) known.areas.push(...comp.areas)
  else kept.set(comp.id + imageHash, comp)
}

export function findComp(
  id: string,
  imageHash: string
): SwappedComp | undefined {
  return kept.get(id + imageHash)
}
