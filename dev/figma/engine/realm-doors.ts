import { fromBase64, toBase64 } from '../pictures/base64.ts'
import { exportNode } from '../pictures/export-node.ts'
import type { ExportOrder } from '../shared/export-order.ts'
import { fetchThroughGate } from '../network/fetch-gate.ts'
import type {
  HostIo,
  Notice,
  PanelOptions,
  PluginEnd,
  Suggestions
} from '../shared/host.ts'
import type { HostTimers } from './host-timers.ts'
import type { ImageShelf } from '../pictures/image-shelf.ts'
import { unpack } from '../shared/marshal.ts'
import { nextTask } from './next-task.ts'
import type { Door } from './realm-link.ts'
import { storeWithinLimit } from './storage-gate.ts'
import { readSvg } from '../svg/read-svg.ts'

/** What the doors call outside the realm. */
export interface Surroundings {
  io: HostIo
  images: ImageShelf
  videos: Map<string, Uint8Array>
  timers: HostTimers
  /** Runs something outside as soon as the realm has returned. */
  afterwards(effect: () => void): void
  /** The gate of the plugin's requests. */
  domains(): readonly string[]
  request(id: number, answer: Promise<unknown>): void
  evaluated(value: unknown): void
  suggested(id: number, answer: Suggestions): void
  pluginClosed(end: PluginEnd): void
}

type Sync = (value: never) => string | Uint8Array | void

async function imageFrom(to: Surroundings, url: string): Promise<string> {
  const reply = await fetchThroughGate(to.io, to.domains(), {
    url,
    method: 'GET',
    headers: {},
    redirect: 'follow'
  })
  if (reply.status < 200 || reply.status > 299) {
    throw new Error(
      `in createImageAsync: Failed to fetch image: ${reply.status}`
    )
  }
  try {
    return to.images.add(reply.body, 'createImageAsync')
  } catch (error) {
    // Figma: it rejects and says why in the console.
    to.afterwards(() => to.io.log('error', [String(error)]))
    throw error
  }
}

function imageOf(
  to: Surroundings,
  hash: string
): { width: number; height: number; bytes: Uint8Array } {
  const image = to.images.get(hash)
  if (!image) throw new Error('Could not load the image: it does not exist')
  return image
}

type Slow = (to: Surroundings, value: never) => Promise<unknown>

/** Operations whose answer comes later. */
const slow: Record<string, Slow> = {
  later: () => nextTask(),
  fetch: (to, wanted: Parameters<typeof fetchThroughGate>[2]) =>
    fetchThroughGate(to.io, to.domains(), wanted),
  createImageFrom: (to, url: string) => imageFrom(to, url),
  createVideo: async (to, bytes: Uint8Array) => {
    const hash = to.io.sha1(bytes)
    to.videos.set(hash, bytes)
    return hash
  },
  imageBytes: async (to, hash: string) => imageOf(to, hash).bytes,
  imageSize: async (to, hash: string) => {
    const { width, height } = imageOf(to, hash)
    return { width, height }
  },
  storageGet: (to, key: string) => to.io.storage.get(key),
  storageSet: (to, entry: { key: string; value: unknown }) =>
    storeWithinLimit(to.io.storage, entry.key, entry.value),
  storageDelete: (to, key: string) => to.io.storage.delete(key),
  exportNode: (to, order: ExportOrder) => exportNode(to, order),
  storageKeys: to => to.io.storage.keys(),
  saveVersion: async (to, title: string) => {
    await to.io.saveVersion?.(title)
    return { id: String(Date.now()) }
  }
}

/** Operations that count as a step outwards, as a message to the panel does. */
const steps = [
  'fetch',
  'createImageFrom',
  'storageGet',
  'storageSet',
  'storageDelete',
  'storageKeys'
]

async function answerSlowly(
  to: Surroundings,
  op: string,
  value: unknown
): Promise<unknown> {
  const operation = slow[op]
  if (!operation) throw new Error(`The host knows no operation ${op}`)
  if (steps.includes(op)) {
    await Promise.resolve() // nothing enters the realm before it has returned
    to.io.beforeStep?.()
  }
  return operation(to, value as never) // each operation has its own shape
}

const openable = ['http:', 'https:', 'mailto:']

function openOutside(io: HostIo, url: string): void {
  const isKnown = URL.canParse(url) && openable.includes(new URL(url).protocol)
  if (isKnown) io.openExternal(url)
  else
    io.log('error', [`Cannot open '${url}': no address of the web or a mail`])
}

interface Log {
  level: 'log' | 'info' | 'warn' | 'error'
  values: unknown[]
}

/** Operations that are answered at once. */
function quick(to: Surroundings): Record<string, Sync> {
  const { io, images, timers } = to
  const afterwards = (effect: () => void): void => to.afterwards(effect)
  return {
    request: (of: { id: number; op: string; value: unknown }) =>
      to.request(of.id, answerSlowly(to, of.op, of.value)),
    createImage: (bytes: Uint8Array) => images.add(bytes, 'createImage'),
    readSvg: (text: string) => JSON.stringify(readSvg(text)),
    hasImage: (hash: string) => (images.get(hash) ? 'yes' : 'no'),
    imageFacts: (hash: string) => {
      const { width = 0, height = 0, format = null } = images.get(hash) ?? {}
      return JSON.stringify({ width, height, format })
    },
    startTimer: (of: { id: number; ms: number; repeats: boolean }) =>
      timers.start(of.id, of.ms, of.repeats),
    stopTimer: (id: number) => timers.stop(id),
    base64Encode: (bytes: Uint8Array) => toBase64(bytes),
    base64Decode: (text: string) => fromBase64(text),
    decodeText: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
    log: (of: Log) => afterwards(() => io.log(of.level, of.values)),
    evaluated: (value: unknown) => to.evaluated(value),
    suggest: (of: { id: number; answer: Suggestions }) =>
      afterwards(() => to.suggested(of.id, of.answer)),
    pluginClosed: (end: PluginEnd) => to.pluginClosed(end),
    showPanel: (of: { html: string; options: PanelOptions }) =>
      afterwards(() => io.showPanel(of.html, of.options)),
    resizePanel: (size: { width: number; height: number }) =>
      afterwards(() => io.resizePanel(size.width, size.height)),
    movePanel: (at: { x: number; y: number }) =>
      afterwards(() => io.movePanel(at.x, at.y)),
    setPanelVisible: (visible: boolean) =>
      afterwards(() => io.setPanelVisible(visible)),
    closePanel: () => afterwards(() => io.closePanel()),
    postToPanel: (of: { message: unknown; origin: string }) =>
      afterwards(() => {
        io.beforeStep?.()
        io.postToPanel(of.message, of.origin)
      }),
    notify: (notice: Notice) => afterwards(() => io.notify(notice)),
    cancelNotice: (id: number) => afterwards(() => io.cancelNotice(id)),
    openExternal: (url: string) => afterwards(() => openOutside(io, url))
  }
}

/** The one door through which the realm reaches the outside. */
export function realmDoor(to: Surroundings): Door {
  const operations = quick(to)
  return (op, packed) => {
    const operation = operations[op]
    if (!operation) throw new Error(`The host knows no operation ${op}`)
    return operation(unpack(packed) as never) ?? undefined // as in `slow`
  }
}
