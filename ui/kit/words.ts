import { filled, i18n } from '../words/i18n.ts'

export const fieldWords = i18n('fields', {
  required: ' (required)',
  doneOf: filled('{done} of {total}')
})
