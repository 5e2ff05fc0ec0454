import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core.ts'
import { userAgent } from '../service/call-service.ts'
import { resolveHost } from './resolve-host.ts'

const silenceLimit = 20_000

/** Begins to fetch a file; follows nothing and sends no credentials. */
export async function fetchMedia(
  core: Core,
  url: URL
): Promise<IncomingMessage> {
  const { address, family } = await resolveHost(core, url.hostname)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent: false,
      headers: {
        'User-Agent': userAgent,
        Accept: 'image/jpeg, image/png, image/gif',
        'Accept-Encoding': 'identity'
      },
      timeout: silenceLimit,
      lookup: (_host, options, answer) => {
        if (options.all) answer(null, [{ address, family }])
        else answer(null, address, family)
      }
    })
    call.on('timeout', () => {
      const error = new ClearedError('timed-out', 'The media host is silent.')
      reject(error)
      call.destroy(error)
    })
    call.on('error', error => {
      reject(
        error instanceof ClearedError
          ? error
          : new ClearedError('service-failed', 'The media host failed.')
      )
    })
    call.on('response', resolve)
    call.end()
  })
}
