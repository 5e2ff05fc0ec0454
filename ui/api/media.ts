import { ClearedError } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { platform } from '../platform/platform.ts'
import { Download } from './download.ts'
import type { DownloadOptions, FileSink, SizeLimit } from './download.ts'
import { FileBytes } from './file-bytes.ts'
import { isMediaAddress } from './media-address.ts'
import { request } from './request.ts'
import type { RequestOptions } from './request.ts'

/** Milliseconds without a byte of a file; a large one takes minutes. */
const timeout = 120_000

/** Most replies for one file. */
const maxReplies = 20

/** The bytes of a preview; through the relay if CORS blocks it. */
export async function fetchPreview(
  url: string,
  signal?: AbortSignal,
  limit?: SizeLimit
): Promise<Uint8Array> {
  const relay = `${relayAddress()}?url=${encodeURIComponent(url)}`
  const file = new FileBytes()
  await fetchMedia(url, file, { signal, limit }, relay)
  return file.bytes
}

interface FileOptions extends DownloadOptions {
  signal?: AbortSignal | undefined
}

/** The bytes of a licensed file. */
export async function fetchLicensedFile(
  url: string,
  options: FileOptions = {}
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new FileBytes()
  await streamLicensedFile(url, file, options)
  return file.bytes
}

/**
 * Writes a licensed file into the sink as it arrives, and resumes it where the
 * connection breaks. Its URL is never logged.
 */
export function streamLicensedFile(
  url: string,
  sink: FileSink,
  options: FileOptions
): Promise<void> {
  const resumed = { ...options, mayResume: true }
  return fetchMedia(url, sink, resumed, relayAddress(), { json: { url } })
}

/** Only origins in the configuration are allowed, whatever a reply contains. */
export function checkMediaAddress(url: string): void {
  if (isMediaAddress(url)) return
  throw new ClearedError('address-refused', 'Not an address of the media.')
}

interface MediaOptions extends RequestOptions, DownloadOptions {
  mayResume?: boolean
}

async function fetchMedia(
  url: string,
  sink: FileSink,
  options: MediaOptions,
  relay: string,
  relayOptions: RequestOptions = {}
): Promise<void> {
  checkMediaAddress(url)
  try {
    await readMedia(url, sink, { ...options, redirect: 'follow' }, response =>
      checkMediaAddress(response.url)
    )
  } catch (error) {
    if (!(error instanceof ClearedError) || error.code !== 'offline')
      throw error
    await readMedia(relay, sink, { ...options, ...relayOptions })
  }
}

async function readMedia(
  url: string,
  sink: FileSink,
  { limit, onProgress, mayResume = false, ...options }: MediaOptions,
  check: (response: Response) => void = () => {}
): Promise<void> {
  const download = new Download(sink, { limit, onProgress })
  for (let replies = 1; ; replies += 1) {
    const { received } = download
    const ranged = { ...options, timeout, explain, from: received }
    try {
      return await request(url, ranged, async (response, postpone) => {
        check(response)
        await download.read(response, postpone)
      })
    } catch (error) {
      const canResume = mayResume && download.received > received
      if (!canResume || replies === maxReplies || !isBroken(error)) throw error
    }
  }
}

/** Whether the connection broke; another reply may have the rest. */
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
