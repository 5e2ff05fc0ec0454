import { ClearedError } from '../../contract/errors.ts'
import type { MediaType } from '../../contract/document.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { fetchDownload } from '../api/licenses.ts'
import { fetchLicensedFile } from '../api/media.ts'
import { controller } from '../controller.ts'
import { platform } from '../platform.ts'

/** A file to fetch because it is licensed. */
export interface LicensedFile {
  assetId: string
  mediaType: MediaType
  /** Becomes the name of new layers. */
  name: string
  /** Null while only the purchase is known. */
  licenseId: string | null
  /** The API's license name; empty while unknown. */
  license: string
  size: string
  format: string
  /** The address that came with the license. */
  download: string | null
  /** Its purchase; null for what was owned before. */
  entry: JournalEntry | null
}

/** Addresses die 8 hours after they were given. */
const addressLife = 8 * 3_600_000

export function renditionOf({ size, format }: LicensedFile): string {
  return `${size}_${format}`
}

/** Puts the file into the document; gives its image hash. */
export async function addLicensedFile(file: LicensedFile): Promise<string> {
  const bytes = await fetchFile(file)
  const fitted = await platform().fitPicture(bytes)
  const { width, height } = fitted
  const { assetId, mediaType, name } = file
  const added = await controller.call('addImage', {
    picture: {
      assetId,
      mediaType,
      name,
      rendition: renditionOf(file),
      width,
      height,
      pictureHeight: height
    },
    bytes: fitted.bytes
  })
  return added.imageHash
}

/** By the address that came with it, else by the license's number. */
async function fetchFile(file: LicensedFile): Promise<Uint8Array> {
  if (file.download !== null && isFresh(file)) {
    try {
      return await fetchLicensedFile(file.download)
    } catch (error) {
      if (file.licenseId === null) throw error
    }
  }
  if (file.licenseId === null) {
    throw new ClearedError(
      'license-not-downloadable',
      'Neither an address nor a number of the license is known.'
    )
  }
  return fetchLicensedFile(await fetchDownload(file.licenseId, file.size))
}

function isFresh({ entry }: LicensedFile): boolean {
  const sentAt = Date.parse(entry?.sentAt ?? '')
  return platform().now() - sentAt < addressLife
}
