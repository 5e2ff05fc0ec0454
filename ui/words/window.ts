import { i18n } from './i18n.ts'

/** Around the places: the bar that is left of the panel, and its strips. */
export const windowWords = i18n('window', {
  restore: 'Restore'
})
