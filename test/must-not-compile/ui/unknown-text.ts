import { i18n } from '../../../ui/words/i18n.ts'

const words = i18n('results', { none: 'No results' })

export const text = words.get().all // error TS2339
