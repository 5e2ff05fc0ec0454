import { atom } from 'nanostores'

export type StateInFile = 'comp' | 'licensed'

/** What is known of each asset since the last check of the file, by id. */
export const $statesInFile = atom<ReadonlyMap<string, StateInFile>>(new Map())

/** Comps that no check has found so far. */
export function hearPlaced(ids: readonly string[]): void {
  const comps = ids.map(id => [id, 'comp'] as const)
  $statesInFile.set(new Map([...comps, ...$statesInFile.get()]))
}
