import type { AssetRef } from '../../../contract/document.ts'
import { ClearedError, toErrorData } from '../../../contract/errors.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { maxVideoBytes } from '../../../contract/picture.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { fetchDownload } from '../../api/licenses.ts'
import type { FileSink, OnProgress, SizeLimit } from '../../api/download.ts'
import {
  checkMediaAddress,
  fetchLicensedFile,
  streamLicensedFile
} from '../../api/media.ts'
import { controller } from '../../platform/controller.ts'
import { platform } from '../../platform/platform.ts'
import { shownFile } from '../plan/vector-files.ts'
import { $verificationCode } from './verification-code.ts'

/** A licensed file to download. */
export interface LicensedFile extends AssetRef {
  /** Used to name new layers. */
  name: string
  /** Null while only the purchase is known. */
  licenseId: string | null
  /** The API's license name; empty while unknown. */
  license: string
  size: string
  format: string
  /** The download URL that was returned with the license. */
  download: string | null
  /** Its purchase; null for what was owned before. */
  entry: JournalEntry | null
}

/** Figma takes no larger video, so it is not even read. */
const videoLimit: SizeLimit = {
  bytes: maxVideoBytes,
  code: 'video-too-large'
}

/** Failures that another URL would repeat. */
const finalFailures: readonly ErrorCode[] = [
  'image-too-large',
  'video-too-large',
  'cancelled'
]

/** The file for the canvas: of a vector, another one of the same license. */
export function placedFile(file: LicensedFile): LicensedFile {
  const shown = shownFile(file)
  return shown === file ? file : { ...shown, download: null }
}

/** URLs expire after 8 hours. */
const addressLife = 8 * 3_600_000

/** The known URL, or a new one, which takes no download. */
export async function findAddress(
  file: LicensedFile,
  signal?: AbortSignal
): Promise<string> {
  return knownAddress(file) ?? askAddress(file, signal)
}

/** Its bytes, for the canvas. */
export async function fetchFile(
  file: LicensedFile,
  address: string,
  onProgress?: OnProgress,
  signal?: AbortSignal
): Promise<Uint8Array<ArrayBuffer>> {
  const limit = file.mediaType === 'video' ? videoLimit : undefined
  const read = (url: string) =>
    fetchLicensedFile(url, { signal, onProgress, limit })
  return readFrom(file, address, read, signal)
}

/** Writes the file into the sink as it arrives, whatever its size. */
export async function streamFile(
  file: LicensedFile,
  sink: FileSink,
  options: { onProgress: OnProgress; signal: AbortSignal }
): Promise<void> {
  const { signal } = options
  const read = (url: string) => streamLicensedFile(url, sink, options)
  await readFrom(file, await findAddress(file, signal), read, signal)
}

/** If a known URL fails, a new one is requested. */
async function readFrom<Content>(
  file: LicensedFile,
  address: string,
  read: (url: string) => Promise<Content>,
  signal?: AbortSignal
): Promise<Content> {
  try {
    return await read(address)
  } catch (error) {
    if (address !== file.download || file.licenseId === null) throw error
    if (finalFailures.includes(toErrorData(error).code)) throw error
    return read(await askAddress(file, signal))
  }
}

/** Opens the original licensed file in the browser. */
export async function openFullFile(file: LicensedFile): Promise<void> {
  const url = await findAddress(file)
  checkMediaAddress(url)
  await controller.openAddress({ url })
}

async function askAddress(
  { mediaType, licenseId, size }: LicensedFile,
  signal?: AbortSignal
): Promise<string> {
  const verificationCode = $verificationCode.get().trim()
  if (licenseId !== null) {
    const query = { mediaType, licenseId, size, verificationCode }
    return fetchDownload(query, signal)
  }
  throw new ClearedError(
    'license-not-downloadable',
    'Neither an address nor a number of the license is known.'
  )
}

/**
 * Without a license number no other URL can be requested, so the known one
 * counts as fresh.
 */
function knownAddress({
  download,
  licenseId,
  entry
}: LicensedFile): string | null {
  const sentAt = Date.parse(entry?.sentAt ?? '')
  const isFresh = Math.abs(platform().now() - sentAt) < addressLife
  return isFresh || licenseId === null ? download : null
}
