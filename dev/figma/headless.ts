import { readWasm } from './engine-for-node.ts' // first: it starts other threads
import { createHash } from 'node:crypto'
import { corsFetch } from './network/cors-fetch.ts'
import type { Transport } from './network/preflight.ts'
import { createHost } from './core/create-host.ts'
import {
  createFaults,
  type Fault,
  type Faults,
  isOn,
  missingFonts,
  unloadablePages
} from './network/faults.ts'
import type {
  Host,
  HostIo,
  HostOptions,
  Notice,
  ParameterValues,
  Plugin
} from './shared/host.ts'
import { reachesPlugin } from './network/reaches-plugin.ts'
import { domainsOf, isAllowed } from './network/network-access.ts'
import { nextTask } from './engine/next-task.ts'
import { withFaults } from './network/with-faults.ts'
import {
  type HeadlessPanel,
  type PanelDouble,
  panelDouble
} from './headless-panel.ts'
import { builtRealm } from './built-page.ts'
import { keptRealm } from './kept-realm.ts'
import { keepVerdict, trustKept } from './kept-verdicts.ts'
import { nodeRasterize } from './node-rasterize.ts'
import { nodeTransport } from './node-transport.ts'
import { readPlugin } from './read-plugin.ts'
import { sharedStorage } from './shared-storage.ts'
import type { Storage } from './shared-storage.ts'

export type { Storage }

export interface HeadlessOptions extends Partial<HostOptions> {
  /** A manifest's path, or the plugin itself. */
  plugin: string | Plugin
  command?: string
  parameters?: ParameterValues
  /** Whether the plugin is run at once; true unless said otherwise. */
  start?: boolean
  storage?: Storage
  /** Where controller requests go, preflights included; default: undici. */
  fetch?: Transport
  /** The initial faults; `faults.set` changes them. */
  faults?: readonly Fault[]
  /** Receives the milliseconds of each turn of the plugin, its jobs included. */
  onTurn?: (milliseconds: number) => void
}

export interface LogEntry {
  level: string
  values: unknown[]
}

/** A host in Node, with everything the plugin did outward in lists. */
export interface Headless {
  host: Host
  plugin: Plugin
  /** The open panel, or null. */
  panel: () => HeadlessPanel | null
  /** The function that it returns stops the listening. */
  onPanelMessage: (listener: (message: unknown) => void) => () => void
  /** `pluginId` is what a page with an address of its own has to name. */
  postFromPanel: (message: unknown, pluginId?: string) => void
  /** The panel goes to a page of this origin. */
  navigatePanel: (origin: string) => void
  notices: Notice[]
  opened: string[]
  logs: LogEntry[]
  /** Why the plugin ended; undefined while it runs. */
  closedWith: () => { message: string | undefined } | undefined
  storage: Storage
  faults: Faults
  /** Waits until nothing is pending; rejects with what a listener threw. */
  settle: () => Promise<void>
  kill: () => void
  /** Runs the plugin again on the same document and storage. */
  restart: (command?: string) => Promise<void>
}

interface Room {
  plugin: Plugin
  storage: Storage
  faults: Faults
  panel: PanelDouble
  closed: { message: string | undefined } | undefined
  /** Errors of listeners that `settle` has not thrown yet. */
  failures: unknown[]
  notices: Notice[]
  opened: string[]
  logs: LogEntry[]
}

/** Node gives the reason of a failed request only in the cause. */
function reasonOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {}
  return cause instanceof Error ? cause.message : String(cause)
}

function nodeIo(
  room: Room,
  transport: Transport,
  onTurn: HeadlessOptions['onTurn']
): HostIo {
  // It is asked for redirects; the core has asked for the first address.
  const allowed = (url: string): boolean =>
    isAllowed(domainsOf(room.plugin.manifest), url, true)
  return {
    wasm: readWasm,
    async savedRealm() {
      await nextTask() // other threads compile the engine
      return builtRealm() ?? keptRealm(readWasm)
    },
    sha1: bytes => createHash('sha1').update(bytes).digest('hex'),
    async fetch(request) {
      try {
        return await corsFetch(transport, allowed, request)
      } catch (error) {
        const text = `Failed to load '${request.url}': ${reasonOf(error)}`
        room.logs.push({ level: 'error', values: [text] })
        throw error
      }
    },
    storage: sharedStorage(room.storage, room.plugin),
    ...(onTurn && { ran: onTurn }),
    ...room.panel.io,
    notify: notice => void room.notices.push(notice),
    cancelNotice(id) {
      const at = room.notices.findIndex(notice => notice.id === id)
      if (at >= 0) room.notices.splice(at, 1)
    },
    rasterize: nodeRasterize,
    openExternal(url) {
      if (!isOn(room.faults, 'popup-blocked')) room.opened.push(url)
    },
    log: (level, values) => void room.logs.push({ level, values }),
    failed: error => void room.failures.push(error),
    pluginClosed({ message }) {
      room.closed = { message }
    }
  }
}

async function settle(room: Room, host: Host): Promise<void> {
  await host.settle()
  const [first] = room.failures.splice(0)
  if (first !== undefined) throw first
}

async function createFaultyHost(
  room: Room,
  nodeParts: HostIo,
  options: Partial<HostOptions>
): Promise<Host> {
  const { faults } = room
  const io = withFaults(nodeParts, faults, id => {
    void host.remotely('figma.getNodeById(input)?.remove()', id)
  })
  const host = await createHost(io, options)
  const follow = (): void => {
    host.failPages(unloadablePages(faults))
    host.missFonts(missingFonts(faults))
  }
  follow()
  faults.onChange(follow)
  return host
}

/** Opens a document in Node and runs a plugin on it. */
export async function openHeadless(
  options: HeadlessOptions
): Promise<Headless> {
  const {
    plugin: given,
    command,
    parameters,
    start = true,
    storage = new Map(),
    fetch,
    faults: first,
    onTurn,
    ...rest
  } = options
  const plugin = typeof given === 'string' ? await readPlugin(given) : given
  const room: Room = {
    plugin,
    storage,
    faults: createFaults(first),
    panel: panelDouble(),
    closed: undefined,
    failures: [],
    notices: [],
    opened: [],
    logs: []
  }
  const io = nodeIo(room, fetch ?? nodeTransport, onTurn)
  const host = await createFaultyHost(room, io, rest)
  if (start) {
    const { es = 'latest' } = rest
    const isKnown = trustKept(plugin.code, es)
    await host.start(plugin, {
      ...(command !== undefined && { command }),
      ...(parameters && { parameters })
    })
    if (!isKnown) await keepVerdict(plugin.code, es)
  }
  return {
    plugin,
    host,
    panel: () => room.panel.current(),
    onPanelMessage: listener => room.panel.listen(listener),
    navigatePanel: origin => room.panel.navigate(origin),
    postFromPanel(message, pluginId) {
      const origin = room.panel.origin()
      if (!reachesPlugin(origin, pluginId, plugin.manifest.id)) return
      host.panelMessage(message, origin)
    },
    notices: room.notices,
    opened: room.opened,
    logs: room.logs,
    closedWith: () => room.closed,
    storage,
    faults: room.faults,
    settle: () => settle(room, host),
    kill: () => host.kill(),
    async restart(next) {
      host.closePlugin()
      room.closed = undefined
      await host.start(plugin, next === undefined ? {} : { command: next })
    }
  }
}
