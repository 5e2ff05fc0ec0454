import { atom } from 'nanostores'

export type StateInFile = 'comp' | 'licensed'

/** State of each asset in the file, by id, since the last check. */
export const $statesInFile = atom<ReadonlyMap<string, StateInFile>>(new Map())

/** Marks new comps until the next check finds them. */
export function markPlaced(ids: readonly string[]): void {
  const comps = ids.map(id => [id, 'comp'] as const)
  $statesInFile.set(new Map([...comps, ...$statesInFile.get()]))
}
