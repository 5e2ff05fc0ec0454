import de from './de/colors.json'
import es from './es/colors.json'
import fr from './fr/colors.json'
import ja from './ja/colors.json'
import pt from './pt/colors.json'
import { i18n } from './i18n.ts'

export const colorWords = i18n('colors', [de, es, fr, ja, pt], {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  lime: 'Lime',
  green: 'Green',
  teal: 'Teal',
  cyan: 'Cyan',
  blue: 'Blue',
  purple: 'Purple',
  magenta: 'Magenta',
  pink: 'Pink',
  brown: 'Brown',
  black: 'Black',
  gray: 'Gray',
  white: 'White',
  blackAndWhite: 'Black and white'
})
