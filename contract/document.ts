/** What is written into a Figma file; see docs/protocol.md. */

export type MediaType = 'image' | 'video' | 'audio'

/** On the root, private key `image:<hash>`, one an image. */
export interface ImageIndexEntry {
  v: 1
  assetId: string
  mediaType: MediaType
  state: 'comp' | 'licensed'
  /** Such as `preview_1000` or `huge_jpg`. */
  rendition: string
  /** Pixels of the file. */
  width: number
  height: number
  /** Rows of the file that show the picture; the rest is an id bar. */
  pictureHeight: number
  /** Columns left and right, and rows above and below, without picture. */
  marginX?: number
  marginY?: number
}

/**
 * On a node, private key `provenance`: enough to know the picture again
 * when the layer was copied into a file whose index does not have it.
 */
export interface Provenance extends ImageIndexEntry {
  imageHash: string
  /** Known for licensed files once the history showed it. */
  licenseId: string | null
  /** ISO time. */
  at: string
  /** Of a licensed file the comp whose place it took. */
  replaced?: ReplacedImage
}

/** An image and its file. */
export interface ReplacedImage extends Omit<
  ImageIndexEntry,
  'v' | 'assetId' | 'mediaType' | 'state'
> {
  imageHash: string
}

/** On the root, private key `license:<id>`, one a license. */
export interface LedgerEntry {
  v: 1
  /** The journal id of the purchase, or `license.<license id>`. */
  id: string
  assetId: string
  mediaType: MediaType
  licenseId: string | null
  /** The API's license name, such as `standard`. */
  license: string
  size: string
  format: string
  /** Name of the person who licensed it. */
  licensee: string
  /** ISO time. */
  at: string
}

/**
 * The reduced copy for other tools, shared namespace `cleared`, under the
 * same keys as the private data. Never read back.
 */
export interface PublicRecord {
  assetId: string
  /** Of a layer or style; the image that it showed then. */
  imageHash?: string
  state: 'comp' | 'licensed'
  license: string | null
  licenseId: string | null
  at: string
}

export const documentKeys = {
  provenance: 'provenance',
  fileId: 'file',
  image: (hash: string) => `image:${hash}`,
  license: (id: string) => `license:${id}`,
  sharedNamespace: 'cleared'
}

/** Largest entry that is read or written, in characters. */
export const maxEntrySize = 4096

/** Reads private data of a node; null when it is not ours or not valid. */
export function readProvenance(text: string): Provenance | null {
  const value = readEntry(text)
  return value &&
    isImage(value) &&
    isText(value['imageHash']) &&
    isTextOrNull(value['licenseId']) &&
    isText(value['at']) &&
    isReplaced(value['replaced'])
    ? (value as unknown as Provenance) // every field was checked
    : null
}

/** Reads one entry of the image index; null when it is not valid. */
export function readImageIndexEntry(text: string): ImageIndexEntry | null {
  const value = readEntry(text)
  return value && isImage(value)
    ? (value as unknown as ImageIndexEntry) // every field was checked
    : null
}

/** Reads one entry of the ledger; null when it is not valid. */
export function readLedgerEntry(text: string): LedgerEntry | null {
  const value = readEntry(text)
  const texts = ['id', 'assetId', 'license', 'size', 'format', 'licensee', 'at']
  return value &&
    texts.every(name => isText(value[name])) &&
    isMediaType(value['mediaType']) &&
    isTextOrNull(value['licenseId'])
    ? (value as unknown as LedgerEntry) // every field was checked
    : null
}

/** Reads an entry of the reduced copy; null when it is not valid. */
export function readPublicRecord(text: string): PublicRecord | null {
  const value = parseRecord(text)
  return value &&
    isText(value['assetId']) &&
    (value['imageHash'] === undefined || isText(value['imageHash'])) &&
    (value['state'] === 'comp' || value['state'] === 'licensed') &&
    isTextOrNull(value['license']) &&
    isTextOrNull(value['licenseId']) &&
    isText(value['at'])
    ? (value as unknown as PublicRecord) // every field was checked
    : null
}

function readEntry(text: string): Record<string, unknown> | null {
  const record = parseRecord(text)
  return record && record['v'] === 1 ? record : null
}

function parseRecord(text: string): Record<string, unknown> | null {
  if (text === '' || text.length > maxEntrySize) return null
  const value = parse(text)
  const isRecord =
    typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as Record<string, unknown>) : null // checked
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // not ours to repair; the caller treats it as absent
  }
}

function isImage(value: Record<string, unknown>): boolean {
  return (
    isText(value['assetId']) &&
    isMediaType(value['mediaType']) &&
    (value['state'] === 'comp' || value['state'] === 'licensed') &&
    isFile(value)
  )
}

function isReplaced(value: unknown): boolean {
  if (value === undefined) return true
  if (typeof value !== 'object' || value === null) return false
  const image = value as Record<string, unknown> // checked
  return isText(image['imageHash']) && isFile(image)
}

function isFile(value: Record<string, unknown>): boolean {
  return (
    isText(value['rendition']) &&
    isSize(value['width']) &&
    isSize(value['height']) &&
    isSize(value['pictureHeight']) &&
    isMargin(value['marginX']) &&
    isMargin(value['marginY'])
  )
}

function isMediaType(value: unknown): boolean {
  return value === 'image' || value === 'video' || value === 'audio'
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 1000
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value)
}

function isSize(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value < 100000
}

function isMargin(value: unknown): boolean {
  return value === undefined || value === 0 || isSize(value)
}
