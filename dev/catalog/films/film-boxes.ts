import { filmSizes, type FilmSize } from './film.ts'
import type { FilmWork } from './film-spec.ts'

const shortSides: Record<FilmSize, number> = {
  web: 240,
  sd: 480,
  hd: 1080,
  '4k': 2160
}

export interface FilmPixels {
  width: number
  height: number
}

export interface FilmBox extends FilmPixels {
  size: FilmSize
}

/** Pixels of the sizes in which a film is sold, smallest first. */
export function filmBoxes(work: FilmWork): FilmBox[] {
  const sold = filmSizes.slice(0, filmSizes.indexOf(work.largest) + 1)
  return sold.map(size => ({ size, ...filmBox(work, shortSides[size]) }))
}

/** Pixels of the marked previews of a film. */
export function previewBox(work: FilmWork): FilmPixels {
  return filmBox(work, 240)
}

/** Pixels of its thumbnails. */
export function thumbBox(work: FilmWork): FilmPixels {
  return filmBox(work, 120)
}

/** A film's pixels with this many on its shorter side; both are even. */
function filmBox({ width, height }: FilmWork, shortSide: number): FilmPixels {
  const factor = shortSide / Math.min(width, height)
  return { width: even(width * factor), height: even(height * factor) }
}

/** What the codecs need, whose color planes are half as large. */
function even(pixels: number): number {
  return Math.round(pixels / 2) * 2
}
