import { filled, i18n } from '../words/i18n.ts'

export const fitWords = i18n('fit', {
  reduced: filled(
    'Resized from {sourceWidth} × {sourceHeight} to {width} × {height} px, Figma’s limit.'
  ),
  convertedColors:
    'Colors converted to sRGB; the most vivid ones are slightly muted.'
})
