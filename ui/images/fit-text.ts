import type { FittedPicture } from '../platform/platform.ts'
import { fitWords } from './words.ts'

/** What a file lost when it was converted for Figma; empty if nothing. */
export function fitText(
  fit: Pick<
    FittedPicture,
    'width' | 'height' | 'sourceWidth' | 'sourceHeight' | 'losesColors'
  >,
  isDisplayP3: boolean
): string {
  const t = fitWords.get()
  const { width, height, sourceWidth, sourceHeight, losesColors } = fit
  const parts = [
    width < sourceWidth &&
      t.reduced({
        sourceWidth: String(sourceWidth),
        sourceHeight: String(sourceHeight),
        width: String(width),
        height: String(height)
      }),
    losesColors && isDisplayP3 && t.convertedColors
  ].filter(Boolean)
  return parts.join(' ')
}
