import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { isPage } from '../../contract/sniff-file.ts'
import { platform } from '../platform/platform.ts'
import { Download, lengthOf } from './download.ts'
import type { OnProgress } from './download.ts'
import { isMediaAddress } from './media-address.ts'
import { request } from './request.ts'
import type { RequestOptions } from './request.ts'

/** Milliseconds for each reply of a file. */
const timeout = 120_000

/** Most replies for one file. */
const maxReplies = 20

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

/**
 * The bytes of a licensed file; resumed where the connection breaks. Its URL is
 * never logged.
 */
export function fetchLicensedFile(
  url: string,
  signal?: AbortSignal,
  onProgress?: OnProgress,
  limit?: SizeLimit
): Promise<Uint8Array> {
  const options = { signal, onProgress, limit, mayResume: true }
  return fetchMedia(url, options, () =>
    requestBytes(relayAddress(), { ...options, json: { url } })
  )
}

/** Only origins in the configuration are allowed, whatever a reply contains. */
export function checkMediaAddress(url: string): void {
  if (isMediaAddress(url)) return
  throw new ClearedError('address-refused', 'Not an address of the media.')
}

interface MediaOptions extends RequestOptions {
  limit?: SizeLimit | undefined
  onProgress?: OnProgress | undefined
  mayResume?: boolean
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

async function requestBytes(
  url: string,
  { limit, onProgress, mayResume = false, ...options }: MediaOptions,
  check: (response: Response) => void = () => {}
): Promise<Uint8Array> {
  const download = new Download(onProgress)
  for (let replies = 1; ; replies += 1) {
    const { received } = download
    const ranged = { ...options, timeout, explain, from: received }
    try {
      return await request(url, ranged, async response => {
        check(response)
        const length = lengthOf(response) ?? 0
        if (limit && length > limit.bytes) throw new ClearedError(limit.code)
        const bytes = await download.read(response)
        if (bytes.length === 0) {
          throw new ClearedError('download-incomplete', 'No bytes arrived.')
        }
        if (isPage(bytes)) throw new ClearedError('download-replaced')
        return bytes
      })
    } catch (error) {
      const isLater = mayResume && download.received > received
      if (!isLater || replies === maxReplies || !isBroken(error)) throw error
    }
  }
}

function isBroken(error: unknown): boolean {
  return (
    error instanceof ClearedError &&
    (error.code === 'download-incomplete' || error.code === 'timed-out')
  )
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

function relayAddress(): string {
  return platform().addresses.gateway + gatewayRoutes.media
}
