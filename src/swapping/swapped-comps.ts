import type { ChangedArea } from './swap-paints.ts'

/** What a swap changed in a layer or style. */
export interface SwappedComp {
  id: string
  areas: ChangedArea[]
  /** It showed the licensed image before: an earlier swap goes on. */
  isContinued: boolean
  /** Puts the provenance back. */
  restore(): void
}

/** As long as the plugin runs; by holder and licensed image. */
const comps = new Map<string, SwappedComp>()

/** To be called when the swap stands. */
export function rememberSwappedComp(
  imageHash: string,
  comp: SwappedComp
): void {
  const known = getSwappedComp(comp.id, imageHash)
  if (known && comp.isContinued) known.areas.push(...comp.areas)
  else comps.set(comp.id + imageHash, comp)
}

export function getSwappedComp(
  id: string,
  imageHash: string
): SwappedComp | undefined {
  return comps.get(id + imageHash)
}
