import { createPeer } from '../../contract/peer.ts'
import type { Peer } from '../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents,
  PanelMethods
} from '../../contract/protocol.ts'
import { openHeadless } from '../../dev/figma/headless.ts'
import type { Headless } from '../../dev/figma/headless.ts'
import type { SavedHost } from '../../dev/figma/shared/host.ts'
import { bundleController } from '../../test/src/bundle-controller.ts'
import { controllerManifest } from '../host/controller-manifest.ts'
import { bareSearch } from './bare-search.ts'
import { createSliceWatch, timeInside } from './slice-watch.ts'
import type { SliceWatch } from './slice-watch.ts'

export interface Measured {
  headless: Headless
  peer: Peer<ControllerMethods, PanelEvents, ControllerEvents>
  slices: SliceWatch
  /** The bare pass, in the same plugin over the same layers. */
  searchBare(): Promise<void>
  close(): void
}

/** The controller over a saved document, and a bare search beside it. */
export async function openMeasured(saved: SavedHost): Promise<Measured> {
  const code = timeInside(await bundleController()) + bareSearch
  const slices = createSliceWatch()
  const headless = await openHeadless({
    plugin: { manifest: controllerManifest, code, html: '<p>panel</p>' },
    es: '2017',
    saved,
    onTurn: time => slices.turn(time)
  })
  slices.follow(headless)
  const peer = createPeer<
    PanelMethods,
    ControllerMethods,
    PanelEvents,
    ControllerEvents
  >({
    handlers: {},
    post: message => headless.postFromPanel(message)
  })
  let ended = () => {}
  headless.onPanelMessage(message => {
    if (message === 'bare') ended()
    else peer.receive(message)
  })
  await headless.settle()
  return {
    headless,
    peer,
    slices,
    searchBare: () =>
      new Promise(resolve => {
        ended = resolve
        headless.postFromPanel('bare')
      }),
    close: () => headless.kill()
  }
}
