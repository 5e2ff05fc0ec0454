/** Pixels on each side that are not part of the picture. */
export interface Margins {
  marginX: number
  marginY: number
}

export const noMargins: Margins = { marginX: 0, marginY: 0 }

/** Smaller differences are rounding errors. */
const minMargin = 2
const sameColor = 12

export interface Pixels {
  data: ArrayLike<number>
  width: number
  height: number
}

/**
 * Some services put a picture into a frame of another aspect. Margins are
 * assumed only if the space that the aspect leaves on two opposite sides has a
 * single color. Any other picture of another aspect is cropped and has no
 * margins.
 */
export function findMargins(pixels: Pixels, aspect: number): Margins {
  const { width, height } = pixels
  const marginX = Math.round((width - height * aspect) / 2)
  const marginY = Math.round((height - width / aspect) / 2)
  if (marginX > minMargin) {
    const isMargin = outsideOf(marginX, width)
    const isPlain = isOneColor(pixels, x => isMargin(x))
    return isPlain ? { marginX, marginY: 0 } : noMargins
  }
  if (marginY > minMargin) {
    const isMargin = outsideOf(marginY, height)
    const isPlain = isOneColor(pixels, (_, y) => isMargin(y))
    return isPlain ? { marginX: 0, marginY } : noMargins
  }
  return noMargins
}

/** JPEG blocks are 16 pixels wide and can blur the picture over its edge. */
function outsideOf(margin: number, side: number): (at: number) => boolean {
  const sure = margin - Math.min(16, margin / 2)
  return at => at < sure || at >= side - sure
}

function isOneColor(
  { data, width, height }: Pixels,
  counts: (x: number, y: number) => boolean
): boolean {
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (!counts(pixel % width, Math.floor(pixel / width))) continue
    for (let part = 0; part < 4; part += 1) {
      const difference = (data[pixel * 4 + part] ?? 0) - (data[part] ?? 0)
      if (Math.abs(difference) > sameColor) return false
    }
  }
  return true
}
