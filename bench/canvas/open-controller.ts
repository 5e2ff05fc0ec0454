import { createPeer } from '../../contract/peer.ts'
import type { Peer } from '../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents,
  PanelMethods
} from '../../contract/protocol.ts'
import { openHeadless } from '../../dev/figma/headless.ts'
import type { Headless, HeadlessOptions } from '../../dev/figma/headless.ts'
import { controllerManifest } from '../host/controller-manifest.ts'

export interface OpenController {
  headless: Headless
  host: Headless['host']
  peer: Peer<ControllerMethods, PanelEvents, ControllerEvents>
}

/** Runs this code in a headless host, with a peer in place of the panel. */
export async function openController(
  code: string,
  options: Partial<HeadlessOptions> = {}
): Promise<OpenController> {
  const headless = await openHeadless({
    plugin: { manifest: controllerManifest, code, html: '<p>panel</p>' },
    es: '2017',
    ...options
  })
  const peer = createPeer<
    PanelMethods,
    ControllerMethods,
    PanelEvents,
    ControllerEvents
  >({
    handlers: {},
    post: message => headless.postFromPanel(message)
  })
  headless.onPanelMessage(message => {
    if (typeof message === 'object') peer.receive(message)
  })
  await headless.settle()
  return { headless, host: headless.host, peer }
}
