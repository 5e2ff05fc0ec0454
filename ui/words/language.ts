import { atom } from 'nanostores'
import type { Language } from '../../contract/settings.ts'

/** In which the panel speaks; set by `speak`. */
export const $language = atom<Language>('en')
