import { atom } from 'nanostores'
import type { Language } from '../../contract/settings.ts'

/** The panel's language; set by `applyLanguage`. */
export const $language = atom<Language>('en')
