import type { ChangedArea } from './swap-paints.ts'

/** What a swap changed in a layer or style. */
export interface SwappedComp {
  id: string
  areas: ChangedArea[]
  /** It showed the licensed image already: continues an earlier swap. */
  isContinued: boolean
  /** Restores the provenance. */
  restore(): void
}

/** In memory only; by id of the holder and hash of the licensed image. */
const comps = new Map<string, SwappedComp>()

/** Call it when the swap succeeded. */
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
