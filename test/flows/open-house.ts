import { defaultAddresses } from '../../contract/config.ts'
import { openHeadless } from '../../dev/figma/headless.ts'
import type { Headless, Storage } from '../../dev/figma/headless.ts'
import type { DocumentFile, HostOptions } from '../../dev/figma/shared/host.ts'
import { createService } from '../../dev/service/create-service.ts'
import type {
  Service,
  ServiceOptions
} from '../../dev/service/create-service.ts'
import type { Library } from '../../dev/service/library.ts'
import { createGateway } from '../../gateway/app.ts'
import { readGatewayConfig } from '../../gateway/config.ts'
import { createSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { pluginManifest } from '../../manifests.mjs'
import { bundleController } from '../src/bundle-controller.ts'
import { createVirtualClock } from '../virtual-clock.ts'
import type { VirtualClock } from '../virtual-clock.ts'
import { createWebBrowser } from '../web-browser.ts'
import type { WebBrowser } from '../web-browser.ts'
import { libraryLength } from './find-asset.ts'
import type { PanelModules } from './load-panel.ts'
import { openPanel } from './open-panel.ts'
import type { OpenPanel } from './open-panel.ts'
import { createRouteFetch } from './route-fetch.ts'
import type { RouteFetch } from './route-fetch.ts'

export interface FlowHouse {
  service: Service
  network: RouteFetch
  clock: VirtualClock
  /** The person's own browser. */
  browser: WebBrowser
  /** This machine's client storage. */
  storage: Storage
  /** Opens a file with the plugin in it; in Figma Design unless said. */
  openFile(document?: DocumentFile, editor?: EditorFile): Promise<OpenFile>
  /** Ends plugin and panel at once and opens the same file again. */
  reopen(file: OpenFile): Promise<OpenFile>
  /** Runs the plugin anew in the open file, as a menu item or button does. */
  restart(file: OpenFile, command: string): Promise<OpenFile>
  /** Lets time pass, step by step and only while nothing works, until so. */
  until(isSo: () => boolean): Promise<void>
  /** Lets all finish that needs no time. */
  calm(): Promise<void>
  /** Resolves when a request that starts so has left; no time passes. */
  sent(start: string): Promise<void>
}

export interface OpenHouse extends FlowHouse {
  /** Of service and gateway. */
  origins: readonly string[]
  /** Fails when a disturbance was never met. */
  close(): void
}

/** Another editor, and what its file begins as. */
export type EditorFile = Partial<Pick<HostOptions, 'editorType' | 'sample'>>

export interface OpenFile {
  editorType: HostOptions['editorType']
  headless: Headless
  panel: OpenPanel
}

export const addresses = defaultAddresses

/** Of the clock, in milliseconds; a person would have given up. */
const patience = 20 * 60_000

export interface HouseOptions {
  /** Fresh modules for each panel. */
  loadPanel: () => Promise<PanelModules>
  /** This machine's client storage; empty unless given. */
  storage?: Storage
  /** In place of the usual headless host. */
  openHost?: typeof openHeadless
  /** What the service offers; the catalogue unless given. */
  library?: Library
  /** Of the service, in place of what is usual here. */
  service?: Partial<ServiceOptions>
}

/** Service, gateway and network in this process; nothing else is reachable. */
export async function openHouse(options: HouseOptions): Promise<OpenHouse> {
  const { loadPanel, storage = new Map(), openHost = openHeadless } = options
  const clock = createVirtualClock(Date.now())
  const service = await createService({
    data: ':memory:',
    baseUrl: addresses.service,
    assets: libraryLength,
    library: options.library,
    ...options.service,
    now: () => clock.now()
  })
  const network = createRouteFetch(
    new Map([
      [addresses.service, (request: Request) => service.fetch(request)],
      [addresses.gateway, async (request: Request) => gateway.fetch(request)]
    ])
  )
  const gateway = openGateway(service, network, clock)
  const files: OpenFile[] = []
  let isOver = false

  /** Also ends what a test that ran out of time still waits for. */
  async function turn(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve))
    if (isOver) throw new Error('The test is over.')
  }

  async function openFile(
    document?: DocumentFile,
    editor: EditorFile = {}
  ): Promise<OpenFile> {
    const { editorType = 'figma' } = editor
    const code = await bundleController()
    const manifest = pluginManifest(addresses, { code: 'a.js', ui: 'b.html' })
    const headless = await openHost({
      plugin: { manifest, code, html: '<p>The panel runs in Node.</p>' },
      es: '2017',
      storage,
      ...editor,
      ...(document ? { document } : {})
    })
    await headless.settle()
    return openIn(headless, editorType)
  }

  async function openIn(
    headless: Headless,
    editorType: HostOptions['editorType']
  ): Promise<OpenFile> {
    const parts = { addresses, headless, network, clock, loadPanel }
    const panel = await openPanel(parts)
    const file = { editorType, headless, panel }
    files.push(file)
    return file
  }

  async function restart(
    { editorType, headless, panel }: OpenFile,
    command: string
  ): Promise<OpenFile> {
    panel.window.close()
    await headless.restart(command)
    await headless.settle()
    return openIn(headless, editorType)
  }

  async function reopen(file: OpenFile): Promise<OpenFile> {
    const { editorType, headless, panel } = file
    panel.window.close()
    await headless.settle()
    const document = headless.host.exportDocument()
    headless.kill()
    return openFile(document, { editorType })
  }

  const calm = () => calmDown(network, files, turn)

  async function until(isSo: () => boolean): Promise<void> {
    const end = clock.now() + patience
    for (;;) {
      await calm()
      if (isSo()) return
      if (clock.now() > end) throw new Error(`It never came: ${String(isSo)}`)
      await clock.advance(500)
    }
  }

  async function sent(start: string): Promise<void> {
    while (!network.asked.some(line => line.startsWith(start))) await turn()
  }

  return {
    origins: [addresses.service, addresses.gateway],
    service,
    network,
    clock,
    browser: createWebBrowser(request => network.direct(request)),
    storage,
    openFile,
    reopen,
    restart,
    until,
    calm,
    sent,
    close() {
      isOver = true
      files.forEach(({ headless }) => headless.kill())
      service.close()
      const unmet = network.unmet()
      if (unmet.length > 0) throw new Error(`Never asked: ${unmet.join()}`)
    }
  }
}

/** Nothing is under way that real time has to bring forward. */
async function calmDown(
  network: RouteFetch,
  files: OpenFile[],
  turn: () => Promise<void>
): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    await turn()
    const open = files.filter(({ panel }) => !panel.window.isClosed)
    await Promise.all(open.map(({ headless }) => headless.settle()))
    const isBusy = open.some(({ panel }) => panel.window.working > 0)
    quiet = isBusy || network.open > 0 ? 0 : quiet + 1
  }
}

function openGateway(
  service: Service,
  network: RouteFetch,
  clock: VirtualClock
) {
  const { clientId, clientSecret } = service.application
  const config = readGatewayConfig({
    CLEARED_GATEWAY_BASE: addresses.gateway,
    CLEARED_GATEWAY_SERVICE: addresses.service,
    CLEARED_GATEWAY_CLIENT_ID: clientId,
    CLEARED_GATEWAY_CLIENT_SECRET: clientSecret,
    CLEARED_GATEWAY_SEALING_SECRETS:
      'a-sealing-secret-of-the-flows-0123456789-abcdefghijk',
    CLEARED_GATEWAY_MEDIA: addresses.media.join(','),
    CLEARED_GATEWAY_STORE: ':memory:'
  })
  return createGateway(config, {
    store: createSqliteStore(':memory:', () => clock.now()),
    fetch: (input, init) => network.direct(new Request(input, init)),
    now: () => clock.now(),
    randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
    log: () => {}
  })
}
