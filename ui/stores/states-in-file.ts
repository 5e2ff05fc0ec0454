import { atom } from 'nanostores'

export type StateInFile = 'comp' | 'licensed'

/** What the last check of the file knows of each asset, by id. */
export const $statesInFile = atom<ReadonlyMap<string, StateInFile>>(new Map())
