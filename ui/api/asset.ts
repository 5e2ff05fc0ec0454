import type { TolerantAsset } from '../../contract/api/records/tolerant.ts'
import type { AssetRef } from '../../contract/document.ts'
import { plainText } from '../words/plain-text.ts'

/** A public picture of an asset; of a video, a still; of a track, its cover. */
export interface Picture {
  /** The API's name, such as `preview_1000`. */
  name: string
  url: string
  width: number
  height: number
  /** The record has neither the size nor the aspect. */
  isGuessed?: true
}

/** A public part of a video, or preview of a track. */
export interface Clip {
  /** The API's name, such as `preview_mp4` or `preview_ogg`. */
  name: string
  url: string
}

/** A file of an asset that can be licensed. */
export interface FileSize {
  /** The API's name, such as `huge_jpg`, `hd` or `clean_audio`. */
  name: string
  /** Pixels; null for vectors, tracks and when unknown. */
  width: number | null
  height: number | null
  format: string
  displayName: string
  /** Bytes. */
  fileSize: number | null
  /** Frames a second of a video. */
  fps?: number
  /** Whether the signed-in person may license it; null when unknown. */
  isLicensable: boolean | null
}

/** The API's name of a file, as in `FileSize.name`. */
export function fileNameOf({
  mediaType,
  size,
  format
}: Pick<AssetRef, 'mediaType'> & { size: string; format: string }): string {
  return mediaType === 'image' ? `${size}_${format}` : size
}

/** What only tracks have; lists and texts are empty when unknown. */
export interface TrackFacts {
  artists: string[]
  similarArtists: string[]
  album: string
  /** Beats a minute. */
  bpm: number | null
  genres: string[]
  moods: string[]
  instruments: string[]
  lyrics: string
  /** Such as `female`. */
  vocals: string
  isInstrumental: boolean | null
  /** Address of a picture. */
  waveform: string | null
}

/** A stock item, as the panel uses it. */
export interface Asset extends AssetRef {
  /** Never empty; of a track, its title. */
  description: string
  /** Width divided by height. */
  aspect: number
  imageType: string | null
  contributorId: string | null
  isEditorial: boolean
  isIllustration: boolean
  hasModelRelease: boolean
  hasPropertyRelease: boolean
  /** People in it; only in the full view. */
  modelIds: string[]
  /** Seconds; null for images and when unknown. */
  duration: number | null
  /** Smallest first. */
  thumbnails: Picture[]
  /** Smallest first; watermarked. */
  previews: Picture[]
  /** Each in several formats; the longer ones are watermarked. */
  clips: { short: Clip[]; long: Clip[] }
  /** Null for other media. */
  track: TrackFacts | null
  /** Smallest first; only in the full view. */
  sizes: FileSize[]
  categories: string[]
  keywords: string[]
  /** `YYYY-MM-DD`. */
  addedDate: string | null
}

/** What the records of all media have in common. */
export function commonFacts(record: TolerantAsset) {
  return {
    assetId: record.id,
    contributorId: record.contributor?.id ?? null,
    isEditorial: record.is_editorial ?? false,
    hasModelRelease: record.has_model_release ?? false,
    hasPropertyRelease: record.has_property_release ?? false,
    modelIds: [...new Set((record.models ?? []).map(one => one.id))],
    categories: namesOf((record.categories ?? []).map(one => one.name ?? '')),
    keywords: namesOf(record.keywords ?? []),
    addedDate: dayOf(record.added_date)
  }
}

/** Without duplicates and empty texts. */
function namesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(plainText))].filter(text => text !== '')
}

function dayOf(given = ''): string | null {
  return /^\d{4}-\d\d-\d\d/.exec(given)?.[0] ?? null
}

/** No picture is wider or higher than this. */
const maxAspect = 50

type Pixels = Partial<Record<'width' | 'height', number | undefined>>

/** Of the record, else of the largest of these files; null when unknown. */
export function aspectOf(
  { aspect }: TolerantAsset,
  ...files: readonly (readonly Pixels[])[]
): number | null {
  if (aspect !== undefined && isAspect(aspect)) return aspect
  for (const group of files) {
    const sized = group.filter(isSized)
    sized.sort((a, b) => b.width * b.height - a.width * a.height)
    const [largest] = sized
    if (largest) {
      const own = largest.width / largest.height
      return Math.min(maxAspect, Math.max(1 / maxAspect, own))
    }
  }
  return null
}

function isAspect(given: number): boolean {
  return given >= 1 / maxAspect && given <= maxAspect
}

/**
 * Computes missing sides of a picture whose longer side usually has this many
 * pixels; a square if the aspect is unknown.
 */
export function sizeOf(
  { width, height }: Pixels,
  usualSide: number,
  aspect: number | null
): Pick<Picture, 'width' | 'height' | 'isGuessed'> {
  if (width !== undefined && height !== undefined) return { width, height }
  const ratio = aspect ?? 1
  const usualWidth = usualSide * Math.min(1, ratio)
  const across = width ?? (height === undefined ? usualWidth : height * ratio)
  return {
    width: Math.max(1, Math.round(across)),
    height: Math.max(1, Math.round(height ?? across / ratio)),
    ...(aspect === null && { isGuessed: true })
  }
}

function isSized(given: Pixels): given is { width: number; height: number } {
  return given.width !== undefined && given.height !== undefined
}
