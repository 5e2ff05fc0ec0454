import { atom } from 'nanostores'

/** Ids of what the account is known to have licensed, in any file. */
export const $licensedAssets = atom<ReadonlySet<string>>(new Set())
