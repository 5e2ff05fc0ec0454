import { paintColumn } from './ground-column.ts'
import type { Landscape, View } from './landscape.ts'
import type { Raster } from './raster.ts'
import type { Painting } from './scene-plan.ts'
import { paintSky } from './sky.ts'
import { createTerrain, readGrid, type Terrain } from './terrain.ts'
import { paintWater } from './water.ts'

/** Paints the sky, then the ground by columns from near to far, then water. */
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
  // A panorama has a wider view, not a closer one.
  const span = Math.max(Math.min(width, height * 1.9), height * 1.15)
  const focal = span * scene.zoom
  const horizon = height * scene.sky.horizon
  const ground = Math.max(scene.water ?? 0, highestNear(terrain))
  const eye = Math.max(scene.eye, ground + scene.eye * 0.5)
  // The nearest ground must reach the lower edge.
  const start = ((eye - ground) * focal * 0.9) / (height - horizon)
  const view: View = {
    raster,
    scene,
    terrain,
    eye,
    start: Math.min(scene.near, start),
    focal,
    horizon,
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

/** The camera is above the ground in front of it. */
function highestNear({ heights }: Terrain): number {
  let highest = 0
  for (let y = 0; y < 0.12; y += 0.02) {
    for (let x = 0.3; x <= 0.7; x += 0.02) {
      highest = Math.max(highest, readGrid(heights, x, y))
    }
  }
  return highest
}
