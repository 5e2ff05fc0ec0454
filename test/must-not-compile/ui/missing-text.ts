import { i18n } from '../../../ui/words/i18n.ts'

const english = { none: 'No results', all: 'All results' }

// error TS2741
export const words = i18n('results', english, { de: { none: 'Keine' } })
