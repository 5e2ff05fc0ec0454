import { i18n } from '../../../ui/words/i18n.ts'

const english = { none: 'No results', all: 'All results' }
const whole = { none: '…', all: '…' }
const part = { none: 'Keine' }

// error TS2741
export const words = i18n('x', [part, whole, whole, whole, whole], english)
