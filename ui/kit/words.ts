import { filled, i18n } from '../words/i18n.ts'

export const fieldWords = i18n('fields', {
  required: ' (required)',
  doneOf: filled('{done} of {total}'),
  rangeFrom: 'from',
  rangeTo: 'to',
  pixels: 'px',
  seconds: 's',
  removeFilter: filled('Remove filter {text}')
})
