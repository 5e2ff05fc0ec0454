/** What is written into a Figma file; see docs/protocol.md. */

import { parseSaved } from './saved.ts'
import {
  asRecord,
  fits,
  isAssetId,
  isBoolean,
  isEntryText,
  isEntryTextOrNull,
  isMargin,
  isMediaType,
  isNumber,
  isOne,
  isOneOf,
  isSize,
  optional
} from './shape.ts'
import type { ProjectFields } from './project-fields.ts'
import type { Shape } from './shape.ts'

export type MediaType = 'image' | 'video' | 'audio'

/** Ids of images and videos are apart. */
export interface AssetRef {
  assetId: string
  mediaType: MediaType
}

/**
 * On the root, private: the first asset of an image under `image:<hash>`, each
 * other with the same file under `also:<hash>:<media type>.<asset id>`.
 */
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
  /** A comp that was in the file before it became ours. */
  isAdopted?: boolean
}

/**
 * On a node, private key `provenance`: what its picture is, also where other
 * assets have the same file, or a file whose index does not have it. Records
 * of other pictures that the node still shows: `provenance:<hash>`.
 */
export interface Provenance extends ImageIndexEntry {
  imageHash: string
  /** Known for licensed files once the history showed it. */
  licenseId: string | null
  /** The API's license name; older records have none. */
  license?: string | null
  /** ISO time. */
  at: string
  /** Of a licensed file the comp whose place it took. */
  replaced?: ReplacedImage
}

/** An image and its file. */
export interface ReplacedImage extends Omit<
  ImageIndexEntry,
  'v' | 'assetId' | 'mediaType' | 'state' | 'isAdopted'
> {
  imageHash: string
}

/** On the root, private key `license:<id>`, one a license; see records.ts. */
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
  /** Name of the person who licensed it; empty when nobody knows. */
  licensee: string
  /** ISO time. */
  at: string
  /** Name of what granted it; never an id or a price. */
  subscription?: string
  /** Booked on, in the person's words. */
  project?: ProjectFields
  /** The library allows no advertising with it. */
  isEditorial?: boolean
  /**
   * While its own is pending, the numbers of the asset that the account had
   * before. Absent where they are too many, and in entries of 0.1.
   */
  knownIds?: string[]
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

type AssetName = Pick<ImageIndexEntry, 'assetId' | 'mediaType'>

export const documentKeys = {
  provenance: 'provenance',
  fileId: 'file',
  image: (hash: string) => `image:${hash}`,
  /** Without `image:`, which version 0.1 takes for the key of a hash. */
  furtherImage: (hash: string, { mediaType, assetId }: AssetName) =>
    `also:${hash}:${mediaType}.${assetId}`,
  furtherProvenance: (hash: string) => `provenance:${hash}`,
  license: (id: string) => `license:${id}`,
  sharedNamespace: 'cleared'
}

/** Largest entry that is read or written, in characters. */
export const maxEntrySize = 4096

const isState = isOneOf('comp', 'licensed')

/** What a picture's file has to say of itself. */
export const fileShape: Shape<Omit<ReplacedImage, 'imageHash'>> = {
  rendition: isEntryText,
  width: isSize,
  height: isSize,
  pictureHeight: isSize,
  marginX: isMargin,
  marginY: isMargin
}

const imageIndexEntry: Shape<ImageIndexEntry> = Object.assign(
  {
    v: isOne,
    assetId: isAssetId,
    mediaType: isMediaType,
    state: isState,
    isAdopted: optional(isBoolean)
  },
  fileShape
)

const replaced: Shape<ReplacedImage> = Object.assign(
  { imageHash: isEntryText },
  fileShape
)

const provenance: Shape<Provenance> = Object.assign(
  {
    imageHash: isEntryText,
    licenseId: isEntryTextOrNull,
    license: optional(isEntryTextOrNull),
    at: isEntryText,
    replaced: optional(value => fits(value, replaced))
  },
  imageIndexEntry
)

const publicRecord: Shape<PublicRecord> = {
  assetId: isAssetId,
  imageHash: value => value === undefined || isEntryText(value),
  state: isState,
  license: isEntryTextOrNull,
  licenseId: isEntryTextOrNull,
  at: isEntryText
}

/** Reads private data of a node; null when it is not ours or not valid. */
export function readProvenance(text: string): Provenance | null {
  const value = parseEntry(text)
  return fits(value, provenance) ? value : null
}

/** Reads one entry of the image index; null when it is not valid. */
export function readImageIndexEntry(text: string): ImageIndexEntry | null {
  const value = parseEntry(text)
  return fits(value, imageIndexEntry) ? value : null
}

/** Reads an entry of the reduced copy; null when it is not valid. */
export function readPublicRecord(text: string): PublicRecord | null {
  const value = parseEntry(text)
  return fits(value, publicRecord) ? value : null
}

/** Whether a later version of us wrote this entry: not ours to write over. */
export function isNewer(text: string): boolean {
  if (text.startsWith('{"v":1,')) return false // as we write it ourselves
  const { v } = asRecord(parseEntry(text)) || {}
  return isNumber(v) && v > 1
}

/** Null when there is none, or it is too long or broken. */
export function parseEntry(text: string): unknown {
  return !text || text.length > maxEntrySize ? null : parseSaved(text)
}
