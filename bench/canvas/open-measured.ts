import type { SavedHost } from '../../dev/figma/shared/host.ts'
import { bundleController } from '../../test/src/bundle-controller.ts'
import { askPlugin } from './ask-plugin.ts'
import { bareSearch } from './bare-search.ts'
import { bareSlices } from './bare-slices.ts'
import { openController } from './open-controller.ts'
import type { OpenController } from './open-controller.ts'
import { createSliceWatch, logCallTimes } from './slice-watch.ts'
import type { SliceWatch } from './slice-watch.ts'

export interface Measured extends OpenController {
  slices: SliceWatch
  /** Runs the bare search in the same plugin over the same layers. */
  searchBare(): Promise<void>
}

/** Opens a saved document with the controller and a bare search beside it. */
export async function openMeasured(saved: SavedHost): Promise<Measured> {
  const bundled = await bundleController()
  const code = logCallTimes(bundled) + bareSearch + bareSlices
  const slices = createSliceWatch()
  const controller = await openController(code, {
    saved,
    onTurn: time => slices.turn(time)
  })
  const { headless } = controller
  slices.follow(headless)
  return {
    ...controller,
    slices,
    searchBare: () => askPlugin(headless, 'bare', 'bare')
  }
}
