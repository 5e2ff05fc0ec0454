import { filled, i18n } from '../words/i18n.ts'

export const fieldWords = i18n('fields', {
  required: ' (required)',
  doneOf: filled('{done} of {total}'),
  rangeFrom: 'from',
  rangeTo: 'to',
  pixels: 'px',
  seconds: 's',
  dd: 'DD',
  mm: 'MM',
  yyyy: 'YYYY',
  notDay: filled('Enter a date as {form}'),
  tooEarly: filled('Must be {day} or later'),
  tooLate: filled('Must be {day} or earlier'),
  removeFilter: filled('Remove filter {text}')
})
