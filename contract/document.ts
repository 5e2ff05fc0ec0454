/** What is written into a Figma file; see docs/protocol.md. */

import type { MediaType } from './api/media-type.ts'
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
  isSearchId,
  isSize,
  optional
} from './shape.ts'
import type { ProjectFields } from './project-fields.ts'
import type { Shape } from './shape.ts'

/** Assets of different media may have the same id. */
export interface AssetRef {
  assetId: string
  mediaType: MediaType
}

/**
 * Private data on the root: the first asset of an image under `image:<hash>`,
 * others with the same file under `also:<hash>:<media type>.<asset id>`.
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
  /** Rows of the file that show the picture; an id bar is below them. */
  pictureHeight: number
  /** Columns left and right, and rows above and below, without the picture. */
  marginX?: number
  marginY?: number
  /** Of a comp: the search in which it was found. */
  searchId?: string | undefined
  /** A comp that was in the file before we adopted it. */
  isAdopted?: boolean
}

/**
 * Private data on a node, key `provenance`: which asset its picture is. Needed
 * when several assets have the same file, and when the node is pasted into
 * another document. Records of other pictures that the node still shows have
 * the key `provenance:<hash>`.
 */
export interface Provenance extends ImageIndexEntry {
  imageHash: string
  /** Null for comps, and until the history shows the license. */
  licenseId: string | null
  /** The API's license name; older records have none. */
  license?: string | null
  /** ISO time. */
  at: string
  /** The comp that a licensed file replaced. */
  replaced?: ReplacedImage
  /** The last name that we gave the layer; older records have none. */
  layerName?: string
}

/** An image and its file. */
export interface ReplacedImage extends Omit<
  ImageIndexEntry,
  'v' | 'assetId' | 'mediaType' | 'state' | 'isAdopted'
> {
  imageHash: string
}

/** Private data on the root, key `license:<id>`; see records.ts. */
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
  /** Name of the subscription; never an id or a price. */
  subscription?: string
  /** What the license is for, in the person's words. */
  project?: ProjectFields
  /** The library does not allow it in advertising. */
  isEditorial?: boolean
  /**
   * While `licenseId` is pending, the license ids of this asset that the
   * account had before. Missing when there are too many, and in version 0.1.
   */
  knownIds?: string[]
}

/**
 * The reduced copy for other tools, in the shared namespace `cleared` under the
 * same keys as the private data. Only the companion reads it.
 */
export interface PublicRecord {
  assetId: string
  /** Left out for images. */
  mediaType?: MediaType
  /** On layers and styles only: the image when the record was written. */
  imageHash?: string
  state: 'comp' | 'licensed'
  license: string | null
  licenseId: string | null
  at: string
}

/** The asset of a public record. */
export function recordedAsset({
  assetId,
  mediaType = 'image'
}: PublicRecord): AssetRef {
  return { assetId, mediaType }
}

/** Whether a file is a video; the poster of a video is an image. */
export function isVideoFile({
  mediaType,
  rendition
}: Pick<ImageIndexEntry, 'mediaType' | 'rendition'>): boolean {
  return mediaType === 'video' && !rendition.endsWith('_jpg')
}

type AssetName = Pick<ImageIndexEntry, 'assetId' | 'mediaType'>

export const documentKeys = {
  provenance: 'provenance',
  fileId: 'file',
  image: (hash: string) => `image:${hash}`,
  /** Not under `image:`: version 0.1 would read the rest as a hash. */
  furtherImage: (hash: string, { mediaType, assetId }: AssetName) =>
    `also:${hash}:${mediaType}.${assetId}`,
  furtherProvenance: (hash: string) => `provenance:${hash}`,
  license: (id: string) => `license:${id}`,
  sharedNamespace: 'cleared'
}

/** Largest entry that is read or written, in characters. */
export const maxEntrySize = 4096

const isState = isOneOf('comp', 'licensed')

/** The fields that describe the file of a picture, and how it was found. */
export const fileShape: Shape<Omit<ReplacedImage, 'imageHash'>> = {
  rendition: isEntryText,
  width: isSize,
  height: isSize,
  pictureHeight: isSize,
  marginX: isMargin,
  marginY: isMargin,
  searchId: optional(isSearchId)
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
    replaced: optional(value => fits(value, replaced)),
    layerName: optional(isEntryText)
  },
  imageIndexEntry
)

const publicRecord: Shape<PublicRecord> = {
  assetId: isAssetId,
  mediaType: optional(isMediaType),
  imageHash: value => value === undefined || isEntryText(value),
  state: isState,
  license: isEntryTextOrNull,
  licenseId: isEntryTextOrNull,
  at: isEntryText
}

/** Reads a private record of a node; null when it is missing or invalid. */
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

/** Whether a newer version wrote this entry; it must not be overwritten. */
export function isNewer(text: string): boolean {
  if (text.startsWith('{"v":1,')) return false // fast path
  const { v } = asRecord(parseEntry(text)) || {}
  return isNumber(v) && v > 1
}

/** Parses an entry; null when it is missing, too long or broken. */
export function parseEntry(text: string): unknown {
  return !text || text.length > maxEntrySize ? null : parseSaved(text)
}
