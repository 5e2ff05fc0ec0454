import { filled, i18n } from '../../../ui/words/i18n.ts'

const words = i18n('results', { by: filled('By {name}') })

export const text = words.get().by({ who: 'Ana' }) // error TS2353
