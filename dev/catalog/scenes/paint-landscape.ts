import { groundColor, type Cover } from './ground-color.ts'
import { noise } from './noise.ts'
import type { Color, Raster } from './raster.ts'
import type { Painting } from './scene-plan.ts'
import { paintSky, type Sky } from './sky.ts'
import { createTerrain, readGrid, type Land, type Terrain } from './terrain.ts'
import { paintWater } from './water.ts'

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

interface View {
  raster: Raster
  scene: Landscape
  terrain: Terrain
  focal: number
  horizon: number
  /** For each pixel 1 where water lies. */
  wet: Uint8Array
}

/** Paints sky, then ground column by column from near to far, then water. */
export function* paintLandscape(raster: Raster, scene: Landscape): Painting {
  const { width, height } = raster
  yield* paintSky(raster, scene.sky)
  const side = scene.sky.sun[0] < 0.5 ? -1 : 1
  const terrain = createTerrain(
    scene.land,
    scene.seed,
    side,
    scene.sky.light.slope
  )
  yield
  const view = {
    raster,
    scene,
    terrain,
    focal: Math.max(width, height * 1.15) * scene.zoom,
    horizon: height * scene.sky.horizon,
    wet: new Uint8Array(width * height)
  }
  for (let column = 0; column < width; column++) {
    paintColumn(view, column)
    if (column % 32 === 0) yield
  }
  if (scene.water !== undefined) {
    const { sky, ripple, waterColor } = scene
    const { horizon, light } = sky
    const surface = { horizon, ripple, waterColor, sun: light.sun }
    yield* paintWater(raster, view.wet, surface)
  }
}

const rough: Readonly<Record<Land, number>> = {
  alps: 0.006,
  islands: 0.005,
  hills: 0.0022,
  dunes: 0.0003,
  mesa: 0.004
}

function paintColumn(view: View, column: number): void {
  const { raster, scene, terrain, focal, horizon } = view
  const across = (column - raster.width / 2) / focal
  const growth = 1 + 2 / Math.min(raster.width, 1600)
  const bump = rough[scene.land]
  const water = scene.water ?? -1
  let top = raster.height
  let before: Color | undefined
  let wasWet = false
  const start = nearest(view)
  for (let d = start; d < 9; d *= d < 1.28 ? growth : 1.06) {
    const x = 0.5 + across * d
    const y = d - start + 0.01
    let h = readGrid(terrain.heights, x, y)
    const isWet = h < water
    if (isWet) h = water
    else
      h +=
        (noise(x * 190, y * 190) - 0.5) * bump +
        (noise(x * 520, y * 520) - 0.5) * bump * 0.5
    const row = horizon - ((h - scene.eye) / d) * focal
    if (row >= top) continue
    const color = isWet ? scene.waterColor : litColor(view, x, y, h, d)
    const below = isWet === wasWet ? before : undefined
    fill(view, column, row, top, color, below ?? color, isWet)
    before = color
    wasWet = isWet
    top = row
    if (top <= 0) return
  }
}

/** Ground must reach down to the lower edge of the picture. */
function nearest({ raster, scene, focal, horizon }: View): number {
  const drop = raster.height - horizon
  return Math.min(scene.near, ((scene.eye - 0.02) * focal * 0.9) / drop)
}

function litColor(
  { scene, terrain }: View,
  x: number,
  y: number,
  h: number,
  d: number
): Color {
  const { light, sun } = scene.sky
  const side = sun[0] < 0.5 ? -1 : 1
  const relief =
    (noise(x * 260 + side * 0.5, y * 260) - noise(x * 260, y * 260)) *
    (scene.land === 'dunes' ? 0.05 : 0.5)
  const lit = Math.max(0, readGrid(terrain.lit, x, y) * (1 + relief))
  const base = groundColor(scene.cover, x, y, h, readGrid(terrain.steep, x, y))
  const fog =
    1 -
    Math.exp(-((d * scene.haze) ** 1.6) * (1.35 - 0.35 * Math.min(1, h * 9)))
  const out: [number, number, number] = [0, 0, 0]
  for (const part of [0, 1, 2] as const) {
    const shine = light.ambient[part] * 0.6 + light.sun[part] * lit * 1.4
    out[part] =
      ((base[part] * shine) / 255) * (1 - fog) + light.haze[part] * fog
  }
  return out
}

/** Rows between two samples shade from one color to the other. */
function fill(
  { raster, wet }: View,
  column: number,
  from: number,
  to: number,
  color: Color,
  below: Color,
  isWet: boolean
): void {
  const { width, pixels } = raster
  const first = Math.max(0, Math.floor(from))
  const last = Math.min(raster.height, Math.ceil(to))
  const span = Math.max(1, to - from)
  for (let y = first; y < last; y++) {
    const at = (y * width + column) * 3
    const share = Math.min(1, Math.max(0, (y + 0.5 - from) / span))
    // The topmost row is covered in part only.
    const solid = y === first ? 1 - (from - first) : 1
    const keep = from < 0 ? 0 : 1 - solid
    for (const part of [0, 1, 2] as const) {
      const value = color[part] + (below[part] - color[part]) * share
      pixels[at + part] = value * (1 - keep) + (pixels[at + part] ?? 0) * keep
    }
    wet[y * width + column] = isWet ? 1 : 0
  }
}
