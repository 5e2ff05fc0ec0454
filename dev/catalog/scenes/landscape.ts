import type { Cover } from './ground-color.ts'
import type { Color, Raster } from './raster.ts'
import type { Sky } from './sky.ts'
import type { Land, Terrain } from './terrain.ts'

/** The plan of a landscape: land, sky and camera. */
export interface Landscape {
  land: Land
  seed: number
  sky: Sky
  cover: Cover
  /** Height of the camera. */
  eye: number
  /** Focal length: smaller numbers show more. */
  zoom: number
  /** Depth of the nearest ground. */
  near: number
  /** Density of the haze. */
  haze: number
  /** Height of the water; missing when dry. */
  water?: number
  waterColor: Color
  /** 0 mirror to 1 rough sea. */
  ripple: number
}

/** The state of painting a landscape, passed to each painter. */
export interface View {
  /** Height of the camera above the same level as the ground. */
  eye: number
  /** Depth of the nearest ground. */
  start: number
  raster: Raster
  scene: Landscape
  terrain: Terrain
  /** Pixels of a unit at depth 1. */
  focal: number
  /** The row of the horizon. */
  horizon: number
  /** For each pixel, 1 if it is water. */
  wet: Uint8Array
}
