import type { PeopleFacts } from '../assets/catalog-asset.ts'
import type { FilmSize } from './film.ts'

/** What is known of a film before it is made. */
export interface FilmWork {
  id: string
  maker: 'motion' | 'scenery'
  title: string
  description: string
  /** English words of the table in `words`, the main one first. */
  keywords: readonly string[]
  categories: readonly number[]
  addedDate: string
  /** Frames in all, and how many of them a second. */
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

/** Frames a second, of which records name only two decimals. */
export function exactRate(fps: number): number {
  return Number.isInteger(fps) ? fps : (Math.ceil(fps) * 1000) / 1001
}
