import { filmSizes, type FilmSize } from './film.ts'
import type { FilmSpec } from './drawing/film-spec.ts'

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

/** Pixels of a film's sizes, smallest first. */
export function filmBoxes(spec: FilmSpec): FilmBox[] {
  const sold = filmSizes.slice(0, filmSizes.indexOf(spec.largest) + 1)
  return sold.map(size => ({ size, ...filmBox(spec, shortSides[size]) }))
}

/** Pixels of a film's watermarked previews. */
export function previewBox(spec: FilmSpec): FilmPixels {
  return filmBox(spec, 240)
}

/** Pixels of its thumbnails. */
export function thumbBox(spec: FilmSpec): FilmPixels {
  return filmBox(spec, 120)
}

/** A film's pixels for a length of its shorter side; both are even. */
function filmBox({ width, height }: FilmSpec, shortSide: number): FilmPixels {
  const factor = shortSide / Math.min(width, height)
  return { width: even(width * factor), height: even(height * factor) }
}

/** The codecs need even numbers, as their color planes have half the size. */
function even(pixels: number): number {
  return Math.round(pixels / 2) * 2
}
