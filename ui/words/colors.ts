import { i18n } from './i18n.ts'

export const colorWords = i18n('colors', {
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
