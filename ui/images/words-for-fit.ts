import type { FittedPicture } from '../platform.ts'

/** What a file lost to become one that Figma takes; empty when nothing. */
export function wordsForFit(
  fit: Pick<
    FittedPicture,
    'width' | 'height' | 'sourceWidth' | 'sourceHeight' | 'losesColors'
  >,
  isDisplayP3: boolean
): string {
  const { width, height, sourceWidth, sourceHeight, losesColors } = fit
  const parts = [
    width < sourceWidth &&
      `Reduced from ${sourceWidth} × ${sourceHeight} to ${width} × ${height} ` +
        'pixels, the most Figma takes.',
    losesColors &&
      isDisplayP3 &&
      'Its strongest colors are a little weaker: Figma takes files of sRGB, ' +
        'and this one held more.'
  ].filter(Boolean)
  return parts.join(' ')
}
