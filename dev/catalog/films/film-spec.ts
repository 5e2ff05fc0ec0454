import type { PeopleFacts } from '../assets/catalog-asset.ts'
import type { FilmSize } from './film.ts'

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
  largest: FilmSize
  popularity: number
  people?: PeopleFacts
  models?: readonly string[]
  isAdult?: boolean
  isEditorial?: boolean
  hasPropertyRelease?: boolean
}

/** The exact frames per second; records only have two decimals. */
export function exactRate(fps: number): number {
  return Number.isInteger(fps) ? fps : (Math.ceil(fps) * 1000) / 1001
}
