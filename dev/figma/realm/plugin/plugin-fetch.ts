import { holds } from '../../rules/rules.ts'
import {
  checkKeys,
  checkObject,
  checkOneOf,
  checkString,
  wrongType
} from '../../nodes/checks/check.ts'
import { bufferOf, request } from '../../nodes/handles/host-call.ts'
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
  const prototype: unknown = Object.getPrototypeOf(Object(value))
  const isPlain = prototype === Object.prototype || prototype === null
  if (!isPlain && holds('plugin-fetch/headers-are-a-plain-object')) {
    throw new TypeError('in fetch: headers must be a plain object')
  }
  const out: Record<string, string> = Object.create(null)
  for (const name of Object.keys(headers)) {
    out[name] = checkString('fetch', `headers.${name}`, headers[name])
  }
  return out
}

function readUrl(url: unknown): string {
  if (!holds('plugin-fetch/address-is-a-text')) return String(url)
  return checkString('fetch', 'url', url)
}

function readRedirect(redirect: unknown): string {
  if (!holds('plugin-fetch/redirect-is-follow-or-error')) return 'follow'
  return checkOneOf('fetch', 'redirect', redirect, ['follow', 'error'])
}

function assertBody(method: string, body: unknown): void {
  if (body === undefined || body === null) return
  const isKnown = typeof body === 'string' || body instanceof Uint8Array
  if (!isKnown && holds('plugin-fetch/body-is-text-or-bytes')) {
    throw wrongType('fetch', 'body', 'string | Uint8Array', body)
  }
  const hasNone = method === 'GET' || method === 'HEAD'
  if (hasNone && holds('plugin-fetch/no-body-with-get-or-head')) {
    throw new TypeError('Request with GET/HEAD method cannot have body')
  }
}

function readInit(url: unknown, value: unknown): Record<string, unknown> {
  const init = value === undefined ? {} : checkObject('fetch', 'init', value)
  if (holds('plugin-fetch/no-options-of-browsers-alone')) {
    checkKeys('fetch', 'init', init, known)
  }
  const { method = 'GET', redirect = 'follow', body } = init
  const { headersObject = {}, headers = headersObject } = init
  const verb = checkString('fetch', 'method', method).toUpperCase()
  assertBody(verb, body)
  return {
    url: readUrl(url),
    method: verb,
    headers: readHeaders(headers),
    redirect: readRedirect(redirect),
    body
  }
}

/** Figma: no Headers, no streams, no blob, no abort signal. */
function replyHandle(reply: Reply): object {
  const likeBrowsers = holds('plugin-fetch/reply-is-no-response')
    ? {}
    : { headers: reply.headers }
  return Object.assign(likeBrowsers, {
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
  })
}

/** `fetch` as Figma offers it: the handle of a reply, not a `Response`. */
export async function pluginFetch(
  url: unknown,
  init?: unknown
): Promise<object> {
  const reply = await request('fetch', readInit(url, init))
  return replyHandle(reply as Reply) // the host's answer
}
