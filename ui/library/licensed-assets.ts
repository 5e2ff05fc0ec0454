import { atom } from 'nanostores'

/** Keys of assets that the account has licensed, in any file. */
export const $licensedAssets = atom<ReadonlySet<string>>(new Set())
