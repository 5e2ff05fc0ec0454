import { atom } from 'nanostores'

/** The layer whose name is being typed in the layer list. */
export const $renaming = atom('')
