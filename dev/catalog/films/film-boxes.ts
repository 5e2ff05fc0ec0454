import { filmSizes, type FilmSize } from './film.ts'
import type { FilmWork } from './film-work.ts'

const shortSides: Record<FilmSize, number> = {
  web: 240,
  sd: 480,
  hd: 1080,
  '4k': 2160
}

export interface FilmBox {
  size: FilmSize
  width: number
  height: number
}

/** Pixels of the sizes in which a film is sold, smallest first. */
export function filmBoxes(work: FilmWork): FilmBox[] {
  const sold = filmSizes.slice(0, filmSizes.indexOf(work.largest) + 1)
  return sold.map(size => ({ size, ...filmBox(work, shortSides[size]) }))
}

/** A film's pixels with this many on its shorter side; both are even. */
export function filmBox(
  { width, height }: Pick<FilmWork, 'width' | 'height'>,
  shortSide: number
): { width: number; height: number } {
  const factor = shortSide / Math.min(width, height)
  return { width: even(width * factor), height: even(height * factor) }
}

/** What the codecs need, whose color planes are half as large. */
function even(pixels: number): number {
  return Math.round(pixels / 2) * 2
}
