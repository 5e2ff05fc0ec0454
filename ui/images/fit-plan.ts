import type { Colors } from './color-profile.ts'
import type { ImageHeader } from './image-header.ts'

/** Figma: an image has at most 4096 pixels a side. */
export const maxSide = 4096

export interface FitPlan {
  /** False when the file can be used unchanged. */
  mustEncode: boolean
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
  sourceWidth: number
  sourceHeight: number
  /** Colors outside sRGB are converted to it. */
  losesColors: boolean
}

/**
 * Decides how to convert a file for Figma. A JPEG stays a JPEG; anything else
 * that is re-encoded becomes a PNG, which is lossless.
 */
export function planFit(header: ImageHeader, colors: Colors): FitPlan {
  const isTurned = header.orientation > 4
  const sourceWidth = isTurned ? header.height : header.width
  const sourceHeight = isTurned ? header.width : header.height
  const size = fitSize(sourceWidth, sourceHeight)
  return {
    mustEncode:
      header.format === 'webp' ||
      header.orientation !== 1 ||
      !header.isPlain ||
      colors !== 'srgb' ||
      size.width !== sourceWidth ||
      size.height !== sourceHeight,
    type: keepsAllPixels(header) ? 'image/png' : 'image/jpeg',
    ...size,
    sourceWidth,
    sourceHeight,
    losesColors: colors === 'wide'
  }
}

function keepsAllPixels({ format, hasAlpha }: ImageHeader): boolean {
  return hasAlpha || format === 'png' || format === 'gif'
}

/** The largest size of this aspect within Figma's limit. */
export function fitSize(
  width: number,
  height: number
): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale))
  }
}
