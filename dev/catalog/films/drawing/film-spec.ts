import type { PeopleFacts } from '../../assets/catalog-asset.ts'
import type { FilmDrawing } from './shapes.ts'

/** The description from which a film is made. */
export interface FilmSpec {
  id: string
  maker: 'motion' | 'scenery'
  title: string
  description: string
  /** English words of the table in `words`, the most important first. */
  keywords: readonly string[]
  categories: readonly number[]
  addedDate: string
  /** Total frames, and frames per second. */
  frames: number
  fps: number
  /** Pixels of the original; every size has these proportions. */
  width: number
  height: number
  largest: 'sd' | 'hd' | '4k'
  popularity: number
  people?: PeopleFacts
  models?: readonly string[]
  isAdult?: boolean
  isEditorial?: boolean
  hasPropertyRelease?: boolean
}

/** A film of a look, with its drawing. */
export interface LookFilm extends FilmSpec {
  draw: FilmDrawing
}

/** Pixels of a wide film by the largest size in which it is sold. */
export const wideSd = { width: 854, height: 480, largest: 'sd' } as const
export const wideHd = { width: 1920, height: 1080, largest: 'hd' } as const
export const wide4k = { width: 3840, height: 2160, largest: '4k' } as const

/** The exact frames per second; records only have two decimals. */
export function exactRate(fps: number): number {
  return Number.isInteger(fps) ? fps : (Math.ceil(fps) * 1000) / 1001
}
