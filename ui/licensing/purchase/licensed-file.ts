import { ClearedError } from '../../../contract/errors.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { Size } from '../../../contract/picture.ts'
import type { ShownRef } from '../../api/assets.ts'
import { fetchDownload } from '../../api/licenses.ts'
import { checkMediaAddress, fetchLicensedFile } from '../../api/media.ts'
import { controller } from '../../platform/controller.ts'
import { fitText } from '../../images/fit-text.ts'
import { platform } from '../../platform/platform.ts'
import { $isDisplayP3 } from '../../shell/document.ts'
import { $verificationCode } from './verification-code.ts'

/** A licensed file to download. */
export interface LicensedFile extends ShownRef {
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

/** URLs expire after 8 hours. */
const addressLife = 8 * 3_600_000

export function renditionOf({ size, format }: LicensedFile): string {
  return `${size}_${format}`
}

/** Result of adding a file to the document. */
export interface AddedFile {
  imageHash: string
  /** It was scaled down. */
  isReduced: boolean
  /** What it lost, in sentences; empty if nothing. */
  loss: string
}

/** Required where the licensed size is unknown. */
const leastPixels: Size = { width: 100, height: 100 }

/**
 * Adds the file to the document, converted to fit Figma. Fails with
 * `file-too-small` below half of the licensed length.
 */
export async function addLicensedFile(
  file: LicensedFile,
  whole: Uint8Array,
  licensed: Size = leastPixels
): Promise<AddedFile> {
  const { bytes, ...fit } = await platform().fitPicture(whole)
  const { sourceWidth, sourceHeight } = fit
  const longest = Math.max(sourceWidth, sourceHeight)
  if (longest * 2 < Math.max(licensed.width, licensed.height)) {
    throw new ClearedError('file-too-small', `${sourceWidth} × ${sourceHeight}`)
  }
  const { width, height } = fit
  const { assetId, mediaType, name } = file
  const added = await controller.addImage({
    picture: {
      assetId,
      mediaType,
      name,
      rendition: renditionOf(file),
      width,
      height,
      pictureHeight: height
    },
    bytes
  })
  return {
    imageHash: added.imageHash,
    isReduced: width < sourceWidth,
    loss: fitText(fit, $isDisplayP3.get())
  }
}

/** The known URL, or a new one. */
export async function findAddress(file: LicensedFile): Promise<string> {
  return knownAddress(file) ?? askAddress(file)
}

/** If a known URL fails, a new one is requested. */
export async function fetchFile(
  file: LicensedFile,
  address: string
): Promise<Uint8Array> {
  try {
    return await fetchLicensedFile(address)
  } catch (error) {
    if (address !== file.download || file.licenseId === null) throw error
    return fetchLicensedFile(await askAddress(file))
  }
}

/** Opens the original licensed file in the browser. */
export async function openFullFile(file: LicensedFile): Promise<void> {
  const url = await findAddress(file)
  checkMediaAddress(url)
  await controller.openAddress({ url })
}

async function askAddress({
  mediaType,
  licenseId,
  size
}: LicensedFile): Promise<string> {
  const verificationCode = $verificationCode.get().trim()
  if (licenseId !== null) {
    return fetchDownload({ mediaType, licenseId, size, verificationCode })
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
