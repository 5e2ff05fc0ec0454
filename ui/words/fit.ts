import de from './de/fit.json'
import es from './es/fit.json'
import fr from './fr/fit.json'
import ja from './ja/fit.json'
import pt from './pt/fit.json'
import { filled, i18n } from './i18n.ts'

export const fitWords = i18n('fit', [de, es, fr, ja, pt], {
  reducedFromToPixelsMost: filled(
    'Reduced from {sourceWidth} × {sourceHeight} to {width} × {height} pixels, the most Figma takes.'
  ),
  itsStrongestColorsAreLittle:
    'Its strongest colors are a little weaker: Figma takes files of sRGB, and this one held more.'
})
