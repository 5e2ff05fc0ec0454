import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { causeOf } from '../core/failure-cause.ts'
import { abortError, abortable } from '../service/abortable.ts'
import { userAgent } from '../service/call-service.ts'
import { redirectTarget } from './redirect-target.ts'
import { resolveHost } from './resolve-host.ts'

const maxRedirects = 5
const redirects = [301, 302, 303, 307, 308]

/**
 * Requests a file or one range of it, without credentials. Follows redirects to listed origins;
 * each host is resolved, checked and pinned. The signal also aborts the
 * returned reply.
 */
export async function fetchMedia(
  core: Core,
  address: URL,
  range: string | null,
  signal: AbortSignal
): Promise<IncomingMessage> {
  let url = address
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const message = await requestMedia(core, url, range, signal)
    const { statusCode = 0, headers } = message
    if (!redirects.includes(statusCode) || headers.location === undefined) {
      return message
    }
    message.destroy()
    url = redirectTarget(url, headers.location, core.config.media)
  }
  throw new ClearedError(
    'service-failed',
    `The media host redirects more than ${maxRedirects} times.`
  )
}

async function requestMedia(
  core: Core,
  url: URL,
  range: string | null,
  signal: AbortSignal
): Promise<IncomingMessage> {
  const host = resolveHost(core, url.hostname)
  const { address, family } = await abortable(host, signal)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    let message: IncomingMessage | null = null
    const call = request(url, {
      agent: false,
      headers: {
        'User-Agent': userAgent,
        Accept: 'image/*, video/*, audio/*',
        'Accept-Encoding': 'identity',
        ...(range !== null && { Range: range })
      },
      timeout: core.config.timeLimits.mediaHead,
      lookup: (_host, options, answer) => {
        if (options.all) answer(null, [{ address, family }])
        else answer(null, address, family)
      }
    })
    const destroy = (error: ClearedError) => (message ?? call).destroy(error)
    const abort = () => destroy(abortError(signal))
    signal.addEventListener('abort', abort, { once: true })
    call.on('close', () => signal.removeEventListener('abort', abort))
    call.on('timeout', () => {
      destroy(new ClearedError('timed-out', 'The media host took too long.'))
    })
    call.on('error', error => reject(toFailure(error)))
    call.on('response', response => {
      call.setTimeout(0) // from now on, a slow client may be the cause
      message = response
      resolve(response)
    })
    call.end()
  })
}

function toFailure(error: Error): ClearedError {
  if (error instanceof ClearedError) return error
  const cause = causeOf(error)
  return new ClearedError('service-failed', 'The media host failed.', { cause })
}
