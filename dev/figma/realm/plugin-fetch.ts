import {
  checkKeys,
  checkObject,
  checkOneOf,
  checkString,
  wrongType
} from '../nodes/check.ts'
import { bufferOf, request } from './host-call.ts'
import { decodeText } from './decode-text.ts'

interface Reply {
  url: string
  status: number
  statusText: string
  redirected: boolean
  headers: Record<string, string>
  body: Uint8Array
}

const known = [
  'method',
  'headers',
  'headersObject',
  'body',
  'credentials',
  'cache',
  'redirect',
  'referrer',
  'integrity'
]

function readHeaders(value: unknown): Record<string, string> {
  const headers = checkObject('fetch', 'headers', value)
  const prototype: unknown = Object.getPrototypeOf(headers)
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError('in fetch: headers must be a plain object')
  }
  const out: Record<string, string> = {}
  for (const name of Object.keys(headers)) {
    out[name] = checkString('fetch', `headers.${name}`, headers[name])
  }
  return out
}

function readInit(url: unknown, value: unknown): Record<string, unknown> {
  const init = value === undefined ? {} : checkObject('fetch', 'init', value)
  checkKeys('fetch', 'init', init, known)
  const { method = 'GET', redirect = 'follow', body } = init
  const { headersObject = {}, headers = headersObject } = init
  const isBytes = body instanceof Uint8Array
  if (body !== undefined && typeof body !== 'string' && !isBytes) {
    throw wrongType('fetch', 'body', 'string | Uint8Array', body)
  }
  return {
    url: checkString('fetch', 'url', url),
    method: checkString('fetch', 'method', method).toUpperCase(),
    headers: readHeaders(headers),
    redirect: checkOneOf('fetch', 'redirect', redirect, ['follow', 'error']),
    body
  }
}

/** Figma: no Headers, no streams, no blob, no abort signal. */
function replyHandle(reply: Reply): object {
  return {
    headersObject: reply.headers,
    ok: reply.status >= 200 && reply.status < 300,
    redirected: reply.redirected,
    status: reply.status,
    statusText: reply.statusText,
    type: 'cors',
    url: reply.url,
    arrayBuffer: async () => bufferOf(reply.body),
    text: async () => decodeText(reply.body),
    json: async (): Promise<unknown> => JSON.parse(decodeText(reply.body))
  }
}

/** `fetch` as Figma offers it: the handle of a reply, not a `Response`. */
export async function pluginFetch(
  url: unknown,
  init?: unknown
): Promise<object> {
  const reply = await request('fetch', readInit(url, init))
  return replyHandle(reply as Reply) // the host's answer
}
