import type { Cover } from './ground-color.ts'
import type { Color, Raster } from './raster.ts'
import type { Sky } from './sky.ts'
import type { Land, Terrain } from './terrain.ts'

/** What a scene has planned: land, sky, and where the camera stands. */
export interface Landscape {
  land: Land
  seed: number
  sky: Sky
  cover: Cover
  /** How high the camera stands. */
  eye: number
  /** Width of the view: smaller numbers see more. */
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

/** A landscape on its way to a picture: what each painter is given. */
export interface View {
  /** Height of the camera over the same level as the ground. */
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
  /** For each pixel 1 where water lies. */
  wet: Uint8Array
}
