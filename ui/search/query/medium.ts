import { atom } from 'nanostores'
import type { ShownMedium } from '../../../contract/api/routes.ts'

/** What the search view finds; it is set by the view that is open. */
export const $medium = atom<ShownMedium>('image')

/** Words that another medium was searched for; empty for none. */
export const $offeredWords = atom('')
