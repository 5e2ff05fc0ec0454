import { i18n } from './i18n.ts'

export const outcomeBadgeWords = i18n('outcome-badges', {
  licensed: 'Licensed',
  refused: 'Refused',
  unfinished: 'Unfinished',
  notCertain: 'Not certain',
  notSent: 'Not sent'
})
