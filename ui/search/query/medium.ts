import { atom } from 'nanostores'
import type { MediaType } from '../../../contract/api/media-type.ts'

/** What the search view finds; it is set by the view that is open. */
export const $medium = atom<MediaType>('image')

/** Words that another medium was searched for; empty for none. */
export const $offeredWords = atom('')
