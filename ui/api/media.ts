import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { isPage } from '../../contract/sniff-file.ts'
import { platform } from '../platform/platform.ts'
import { isMediaAddress } from './media-address.ts'
import { request } from './request.ts'
import type { RequestOptions } from './request.ts'

/** Milliseconds, for a large licensed file on a slow connection. */
const timeout = 120_000

/** The most bytes that are read, and the failure of a larger file. */
export interface SizeLimit {
  bytes: number
  code: ErrorCode
}

/** The bytes of a preview; through the relay if CORS blocks it. */
export function fetchPreview(
  url: string,
  signal?: AbortSignal,
  limit?: SizeLimit
): Promise<Uint8Array> {
  const relay = `${relayAddress()}?url=${encodeURIComponent(url)}`
  const options = { signal, limit }
  return fetchMedia(url, options, () => requestBytes(relay, options))
}

/** The bytes of a licensed file; its URL is never logged. */
export function fetchLicensedFile(
  url: string,
  signal?: AbortSignal
): Promise<Uint8Array> {
  return fetchMedia(url, { signal }, () =>
    requestBytes(relayAddress(), { json: { url }, signal })
  )
}

/** Only origins in the configuration are allowed, whatever a reply contains. */
export function checkMediaAddress(url: string): void {
  if (isMediaAddress(url)) return
  throw new ClearedError('address-refused', 'Not an address of the media.')
}

interface MediaOptions extends RequestOptions {
  limit?: SizeLimit | undefined
}

async function fetchMedia(
  url: string,
  options: MediaOptions,
  viaRelay: () => Promise<Uint8Array>
): Promise<Uint8Array> {
  checkMediaAddress(url)
  try {
    return await requestBytes(
      url,
      { ...options, redirect: 'follow' },
      response => checkMediaAddress(response.url)
    )
  } catch (error) {
    if (!(error instanceof ClearedError) || error.code !== 'offline')
      throw error
    return viaRelay()
  }
}

function requestBytes(
  url: string,
  { limit, ...options }: MediaOptions,
  check: (response: Response) => void = () => {}
): Promise<Uint8Array> {
  return request(url, { ...options, timeout, explain }, async response => {
    check(response)
    const length = Number(response.headers.get('Content-Length') ?? NaN)
    if (limit && length > limit.bytes) throw new ClearedError(limit.code)
    const bytes = await readBytes(response)
    const isPlain = !response.headers.get('Content-Encoding')
    if (isPlain && Number.isFinite(length) && length !== bytes.length) {
      throw incomplete(`${bytes.length} of ${length} bytes arrived.`)
    }
    if (bytes.length === 0) throw incomplete('No bytes arrived.')
    if (isPage(bytes)) throw new ClearedError('download-replaced')
    return bytes
  })
}

/** Media need no account: a refusal means that the link has expired. */
async function explain(failure: ClearedError): Promise<ClearedError> {
  const { status, isGateway } = failure.data ?? {}
  const isRefused = isGateway
    ? failure.code === 'not-allowed' // of an older gateway
    : [400, 401, 403].includes(Number(status))
  return isRefused
    ? new ClearedError('address-expired', failure.message, failure.data)
    : failure
}

async function readBytes(response: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    throw incomplete(String(error))
  }
}

function incomplete(message: string): ClearedError {
  return new ClearedError('download-incomplete', message)
}

function relayAddress(): string {
  return platform().addresses.gateway + gatewayRoutes.media
}
