import { i18n } from '../../../ui/words/i18n.ts'

const other = { none: '…' }
const others = [other, other, other, other, other] as const
const words = i18n('results', others, { none: 'No results' })

export const text = words.get().all // error TS2339
