import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { isOn, networkFaults } from '../network/faults.ts'
import type {
  HostIo,
  NetworkReply,
  NetworkRequest,
  PluginEnd
} from '../shared/host.ts'
import type { SavedRealm } from '../shared/saved-realm.ts'
import { withFaults } from '../network/with-faults.ts'
import { addConsoleLine } from './console-lines.ts'
import { faults } from '../traffic/faults.ts'
import { type FetchFrame, RefusedByPolicy } from '../frames/fetch-frame.ts'
import { removeNotice, showNotice } from '../controls/notices.ts'
import { firstFrame } from '../scene/video-frame.ts'
import { rasterize } from './rasterize.ts'
import { openExternal } from './open-external.ts'
import type { PanelWindow } from '../frames/panel.ts'
import { addControllerRequest, addFaultRequest } from '../traffic/requests.ts'

export interface BrowserParts {
  wasm: Promise<ArrayBuffer>
  realm: Promise<SavedRealm>
  storage: HostIo['storage']
  panel: PanelWindow
  fetchFrame: () => FetchFrame
  /** Deletes a layer as somebody else, for a fault. */
  remove: (id: string) => void
  pluginClosed: (end: PluginEnd) => void
}

/** The environment of the host's core, made of browser APIs. */
export function createBrowserIo(parts: BrowserParts): HostIo {
  const { panel } = parts
  const io: HostIo = {
    wasm: () => parts.wasm,
    savedRealm: () => parts.realm,
    sha1: bytes => bytesToHex(sha1(bytes)),
    fetch: request => loggedFetch(parts.fetchFrame(), request),
    storage: parts.storage,
    showPanel: (html, options) => panel.open(html, options),
    resizePanel: (width, height) => panel.resize(width, height),
    movePanel: (x, y) => panel.move(x, y),
    setPanelVisible: visible => panel.setVisible(visible),
    closePanel: () => panel.close(),
    postToPanel: (message, origin) => panel.post(message, origin),
    notify: showNotice,
    cancelNotice: removeNotice,
    rasterize,
    firstFrame,
    openExternal: url => openExternal(url, isOn(faults, 'popup-blocked')),
    refused: (request, reason) =>
      addControllerRequest(request, 'refused', `because ${reason}`),
    log(level, values) {
      console[level](...values)
      addConsoleLine(level, values)
    },
    failed: error => reportError(error),
    pluginClosed: parts.pluginClosed
  }
  const faulty = withFaults(io, faults, parts.remove)
  return { ...faulty, fetch: request => faultsLogged(faulty, request) }
}

async function faultsLogged(
  io: HostIo,
  request: NetworkRequest
): Promise<NetworkReply> {
  for (const { kind } of networkFaults(faults, request.url)) {
    const { method, url } = request
    addFaultRequest({ from: 'controller', method, url }, kind)
  }
  return io.fetch(request)
}

async function loggedFetch(
  frame: FetchFrame,
  request: NetworkRequest
): Promise<NetworkReply> {
  try {
    const reply = await frame.fetch(request)
    addControllerRequest(request, 'answered', String(reply.status))
    return reply
  } catch (error) {
    if (error instanceof RefusedByPolicy) {
      addControllerRequest(request, 'refused', error.message)
    } else {
      const detail = 'Blocked by CORS, or no connection'
      addControllerRequest(request, 'failed', detail)
    }
    throw error
  }
}
