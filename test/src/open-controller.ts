import { onTestFinished } from 'vitest'
import { createPeer } from '../../contract/peer.ts'
import type { Peer } from '../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents,
  PanelMethods
} from '../../contract/protocol.ts'
import { pluginManifest } from '../../manifests.mjs'
import { defaultAddresses } from '../../contract/config.ts'
import type {
  DocumentFile,
  HostOptions,
  ParameterValues,
  PluginManifest
} from '../../dev/figma/shared/host.ts'
import type { SampleName } from '../../dev/figma/shared/samples.ts'
import { openHeadless } from '../../dev/figma/headless.ts'
import type { Headless, Storage } from '../../dev/figma/headless.ts'
import { bundleController } from './bundle-controller.ts'

export interface OpenOptions {
  document?: DocumentFile
  sample?: SampleName
  storage?: Storage
  editorType?: HostOptions['editorType']
  team?: HostOptions['team']
  /** The command that starts it. */
  command?: string
  parameters?: ParameterValues
  libraries?: DocumentFile[]
  /** Receives the milliseconds that each turn of the controller took. */
  onTurn?: (milliseconds: number) => void
}

/** The shipped controller in the headless host, with the panel's peer. */
export interface OpenController extends Headless {
  panel(): ReturnType<Headless['panel']>
  peer: Peer<ControllerMethods, PanelEvents, ControllerEvents>
}

/** The shipped manifest without network access. */
export function manifestFor({
  editorType = 'figma'
}: OpenOptions): PluginManifest {
  return {
    ...pluginManifest(defaultAddresses),
    id: 'cleared-test',
    editorType: [editorType],
    networkAccess: { allowedDomains: ['none'] }
  }
}

/** Opens a controller that is closed after the test. */
export async function openController(
  options: OpenOptions = {}
): Promise<OpenController> {
  const code = await bundleController()
  const headless = await openHeadless({
    plugin: {
      manifest: manifestFor(options),
      code,
      html: '<p>panel</p>'
    },
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
