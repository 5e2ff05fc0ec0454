import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { HostIo, NetworkReply, NetworkRequest } from '../core/host.ts'
import { type FetchFrame, RefusedByPolicy } from './fetch-frame.ts'
import { removeNotice, showNotice } from './notices.ts'
import { openExternal } from './open-external.ts'
import type { PanelWindow } from './panel.ts'
import { addControllerRequest, addRequest } from './requests.ts'

export interface BrowserParts {
  wasm: Promise<ArrayBuffer>
  realmCode: Promise<string>
  storage: HostIo['storage']
  panel: PanelWindow
  fetchFrame: () => FetchFrame
  pluginClosed: (message: string | undefined) => void
}

/** What the host's core needs, made of the browser. */
export function createBrowserIo(parts: BrowserParts): HostIo {
  const { panel } = parts
  return {
    wasm: () => parts.wasm,
    realmCode: () => parts.realmCode,
    sha1: bytes => bytesToHex(sha1(bytes)),
    fetch: request => loggedFetch(parts.fetchFrame(), request),
    storage: parts.storage,
    showPanel: (html, options) => panel.open(html, options),
    resizePanel: (width, height) => panel.resize(width, height),
    movePanel: (x, y) => panel.move(x, y),
    setPanelVisible: visible => panel.setVisible(visible),
    closePanel: () => panel.close(),
    postToPanel: message => panel.post(message),
    notify: showNotice,
    cancelNotice: removeNotice,
    openExternal,
    log(level, values) {
      console[level](...values)
      if (level === 'error') noteRefusal(values[0])
    },
    pluginClosed: parts.pluginClosed
  }
}

/** The core refuses by itself, in the words of a content policy. */
function noteRefusal(text: unknown): void {
  const found = /^Refused to \w+ (?:to )?(?:the \w+ )?'([^']+)' (.+)/s.exec(
    String(text)
  )
  const [, url, detail = ''] = found ?? []
  if (url === undefined) return
  const from = 'controller'
  addRequest({ from, method: '', url, outcome: 'refused', detail })
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
    const refused = error instanceof RefusedByPolicy
    const reason = error instanceof Error ? error.message : String(error)
    addControllerRequest(request, refused ? 'refused' : 'failed', reason)
    throw error
  }
}
