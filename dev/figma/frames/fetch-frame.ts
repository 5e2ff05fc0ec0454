import type { NetworkReply, NetworkRequest } from '../shared/host.ts'
import { createFrame } from './frame-element.ts'
import { bootstrapUrl } from './panel-bootstrap.ts'

type Answer =
  | { id: number; reply: NetworkReply }
  | { id: number; error: string; refusedBy: string | null }

export class RefusedByPolicy extends TypeError {}

export interface FetchFrame {
  fetch(request: NetworkRequest): Promise<NetworkReply>
  /** Removes it once what was asked is answered. */
  retire(): void
}

/**
 * The controller's `fetch`: made inside a hidden frame with the plugin's
 * content policy and origin `null`, so that the browser itself enforces both.
 */
export function createFetchFrame(policy: string): FetchFrame {
  const waiting = new Map<
    number,
    { resolve: (reply: NetworkReply) => void; reject: (e: Error) => void }
  >()
  const { port1: port, port2 } = new MessageChannel()
  const script = `(${answerRequests.toString()})()`
  const frame = createFrame(bootstrapUrl(script, policy), {
    sandboxed: false,
    title: 'Requests of the controller'
  })
  frame.hidden = true
  const loaded = new Promise<void>(resolve => {
    frame.onload = () => {
      frame.contentWindow?.postMessage(null, '*', [port2])
      resolve()
    }
  })
  port.onmessage = (event: MessageEvent<Answer>) => {
    const answer = event.data
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('reply' in answer) call?.resolve(answer.reply)
    else call?.reject(failure(answer))
    if (retired) removeUnused()
  }
  document.body.append(frame)
  let lastId = 0
  let retired = false

  function removeUnused(): void {
    if (waiting.size > 0) return
    port.close()
    frame.remove()
  }

  return {
    fetch(request) {
      lastId += 1
      const id = lastId
      void loaded.then(() => port.postMessage({ id, request }))
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
      })
    },
    retire() {
      retired = true
      removeUnused()
    }
  }
}

function failure(answer: { error: string; refusedBy: string | null }): Error {
  return answer.refusedBy === null
    ? new TypeError(answer.error)
    : new RefusedByPolicy(
        `Refused by the content policy made from networkAccess ` +
          `(${answer.refusedBy})`
      )
}

/** Runs inside the frame, sent as text: it can use nothing of this file. */
function answerRequests(): void {
  const refused = new Map<string, string>()
  document.addEventListener('securitypolicyviolation', violation => {
    refused.set(violation.blockedURI, violation.effectiveDirective)
  })

  async function answer(
    port: MessagePort,
    id: number,
    request: NetworkRequest
  ): Promise<void> {
    try {
      type Bytes = Uint8Array<ArrayBuffer> | undefined
      const sent = request.body as Bytes // a copy, never shared
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: sent ?? null,
        redirect: request.redirect,
        credentials: 'omit'
      })
      const body = new Uint8Array(await response.arrayBuffer())
      const { url, status, statusText, redirected } = response
      const headers = Object.fromEntries(response.headers)
      const reply = { url, status, statusText, redirected, headers, body }
      port.postMessage({ id, reply }, [body.buffer])
    } catch (error) {
      // The violation event follows the rejection.
      await new Promise(resolve => setTimeout(resolve))
      const address = new URL(request.url)
      const refusedBy =
        refused.get(address.href) ?? refused.get(address.origin) ?? null
      port.postMessage({ id, error: String(error), refusedBy })
    }
  }

  addEventListener(
    'message',
    start => {
      const port = start.ports[0]
      if (!port) return
      port.onmessage = (
        event: MessageEvent<{ id: number; request: NetworkRequest }>
      ) => {
        void answer(port, event.data.id, event.data.request)
      }
    },
    { once: true }
  )
}
