import type { Random } from '../assets/random.ts'
import type { Raster } from './raster.ts'

export type Shape = 'landscape' | 'wide' | 'panorama' | 'portrait' | 'square'

/** Paints in steps; yields in between to keep the process responsive. */
export type Painting = Generator<void, void>

export type Drawing =
  | { kind: 'raster'; paint(raster: Raster): Painting }
  | { kind: 'svg'; svg(width: number, height: number): string }

export interface ScenePlan {
  /** English. */
  title: string
  /** English words of the table in `words`, the most important first. */
  words: readonly string[]
  categories: readonly number[]
  /** Six hexadecimal digits each, main color first. */
  colors: readonly string[]
  isVector: boolean
  shapes: readonly [Shape, ...Shape[]]
  /** Popularity, 0 to 1. */
  appeal: number
  drawing: Drawing
}

/** Plans a scene of one kind; the result only depends on the random numbers. */
export type PlanScene = (random: Random) => ScenePlan
