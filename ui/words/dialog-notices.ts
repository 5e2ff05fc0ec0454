import { i18n } from './i18n.ts'

export const dialogNoticeWords = i18n('dialog-notices', {
  savedByCleared: 'Saved by Cleared.'
})
