import { filled, i18n } from '../../../ui/words/i18n.ts'

const other = { by: '{name}' }
const others = [other, other, other, other, other] as const
const words = i18n('results', others, { by: filled('By {name}') })

export const text = words.get().by({ who: 'Ana' }) // error TS2353
