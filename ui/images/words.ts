import { filled, i18n } from '../words/i18n.ts'

export const fitWords = i18n('fit', {
  reducedFromToPixelsMost: filled(
    'Reduced from {sourceWidth} × {sourceHeight} to {width} × {height} pixels, the most Figma takes.'
  ),
  itsStrongestColorsAreLittle:
    'Its strongest colors are a little weaker: Figma takes files of sRGB, and this one held more.'
})
