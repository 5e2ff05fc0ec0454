import { onTestFinished } from 'vitest'
import { createPeer } from '../../contract/peer.ts'
import type { Peer } from '../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents,
  PanelMethods
} from '../../contract/protocol.ts'
import type { DocumentFile, HostOptions } from '../../dev/figma/shared/host.ts'
import { openHeadless } from '../../dev/figma/headless.ts'
import type { Headless, Storage } from '../../dev/figma/headless.ts'
import { bundleController } from './bundle-controller.ts'

export interface OpenOptions {
  document?: DocumentFile
  storage?: Storage
  editorType?: HostOptions['editorType']
  libraries?: DocumentFile[]
}

/** The shipped controller in the headless host, and a panel's end of it. */
export interface OpenController extends Headless {
  panel(): ReturnType<Headless['panel']>
  peer: Peer<ControllerMethods, PanelEvents, ControllerEvents>
}

const manifest = {
  name: 'Cleared',
  id: 'cleared-test',
  api: '1.0.0',
  main: 'code.js',
  ui: 'ui.html',
  documentAccess: 'dynamic-page' as const,
  editorType: ['figma'],
  networkAccess: { allowedDomains: ['none'] }
}

/** It ends with the test. */
export async function openController(
  options: OpenOptions = {}
): Promise<OpenController> {
  const code = await bundleController()
  const headless = await openHeadless({
    plugin: { manifest, code, html: '<p>panel</p>' },
    es: '2017',
    ...options
  })
  onTestFinished(() => headless.kill())
  const peer = createPeer<
    PanelMethods,
    ControllerMethods,
    PanelEvents,
    ControllerEvents
  >({
    handlers: {},
    post: message => headless.postFromPanel(message)
  })
  headless.onPanelMessage(message => peer.receive(message))
  await headless.settle()
  return Object.assign(headless, { peer })
}
