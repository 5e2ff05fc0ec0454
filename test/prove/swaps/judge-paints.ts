import type { ImageIndexEntry } from '../../../contract/document.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { pictureSize } from '../../../src/images/picture-file.ts'
import type { PictureFile } from '../../../src/images/picture-file.ts'
import { allEntries } from './all-entries.ts'
import type { BatchRun } from './run-batch.ts'
import { isCardState } from './shown-assets.ts'

/** Files are whole pixels, so the shown part may move by such a fraction. */
const tolerance = 0.02

/** Our own words on layers and styles. */
const ownFields = ['pluginData', 'relaunchData']

/** Fields of a paint that say which file it shows, and which part. */
const fileFields = [
  'type',
  'imageHash',
  'videoHash',
  'imageTransform',
  'videoTransform',
  'scalingFactor'
]

interface Paint {
  scaleMode: string
  imageHash?: string
  videoHash?: string
  imageTransform?: number[][]
  videoTransform?: number[][]
  scalingFactor?: number
}

/**
 * The first place where a batch changed anything besides the files that paints
 * show; empty when there is none.
 */
export function judgePaints({ document, undoing }: BatchRun): string {
  if (!undoing) return ''
  const files = filesOf(document)
  const { pages, styles } = undoing.begun
  const place = difference([pages, styles], [document.pages, document.styles])
  return place === null ? '' : `changed otherwise: ${place}`

  /** The path to the first difference; null without one. */
  function difference(before: unknown, after: unknown): string | null {
    if (!isRecord(before) || !isRecord(after)) {
      return Object.is(before, after) ? null : `: ${shown(before, after)}`
    }
    const parted = Array.isArray(before) && partedFile(before, after)
    if (parted) return parted
    const isPaint =
      isMedia(before) && isMedia(after) && hashOf(before) !== hashOf(after)
    if (isPaint && !isSamePart(before, after)) return shown(before, after)
    const isState = isCardState(before) && isCardState(after)
    const own = isState ? [...ownFields, 'characters'] : ownFields
    const left = isPaint ? fileFields : own
    const keys = new Set([before, after].flatMap(Object.keys))
    for (const key of keys) {
      if (left.includes(key)) continue
      const inside = difference(before[key], after[key])
      if (inside !== null) return `${key} ${inside}`
    }
    return null
  }

  function isSamePart(before: Paint, after: Paint): boolean {
    if (!['CROP', 'TILE'].includes(before.scaleMode)) return true
    const [one, other] = [before, after].map(paint => {
      const file = files.get(hashOf(paint) ?? '')
      return file && { parts: partsOf(paint, file), aspect: aspectOf(file) }
    })
    if (!one || !other) return false
    // A file of another shape shows more around the same centre.
    if (Math.abs(one.aspect / other.aspect - 1) > tolerance) return true
    const { length } = one.parts
    return (
      length === other.parts.length &&
      one.parts.every((part, i) => isNear(part, other.parts[i]))
    )
  }
}

/** When paints of a layer showed one file, and now show several. */
function partedFile(before: unknown[], after: object): string | null {
  const now = Object.values(after) as unknown[]
  const shown = new Map<string, string>()
  for (const [i, paint] of before.entries()) {
    const [old, file] = [paint, now[i]].map(hashOf)
    if (old === undefined || file === undefined) continue
    const first = shown.get(old) ?? file
    if (first !== file) return `shows ${first} and ${file} in one layer`
    shown.set(old, file)
  }
  return null
}

function hashOf(paint: unknown): string | undefined {
  if (!isRecord(paint) || !isMedia(paint)) return undefined
  return paint.imageHash ?? paint.videoHash
}

/** The shown part of the picture; for TILE the pixels of a tile. */
function partsOf(paint: Paint, file: PictureFile): number[] {
  const { scaleMode, scalingFactor = NaN } = paint
  const { width, height } = pictureSize(file)
  if (scaleMode === 'TILE') return [Math.log(scalingFactor * width)]
  const { imageTransform, videoTransform } = paint
  const [[a, , e] = [], [, d, f] = []] = imageTransform ?? videoTransform ?? []
  if (a === undefined || d === undefined) return [NaN]
  const { marginX = 0, marginY = 0 } = file
  return [
    (a * file.width) / width,
    ((e ?? NaN) * file.width - marginX) / width,
    (d * file.height) / height,
    ((f ?? NaN) * file.height - marginY) / height
  ]
}

function isNear(one: number, other = NaN): boolean {
  return Math.abs(one - other) <= tolerance
}

function aspectOf(file: PictureFile): number {
  const { width, height } = pictureSize(file)
  return width / height
}

/** The recorded size of each file, by hash. */
function filesOf({ pluginData }: DocumentFile): Map<string, ImageIndexEntry> {
  return new Map(
    allEntries(pluginData).flatMap(([key, text]) => {
      const [, hash] = /^image:(\w+)/.exec(key) ?? []
      if (hash === undefined) return []
      return [[hash, JSON.parse(String(text)) as ImageIndexEntry]] // the product wrote it
    })
  )
}

function isMedia(value: object): value is Paint {
  return 'imageHash' in value || 'videoHash' in value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function shown(before: unknown, after: unknown): string {
  return `${JSON.stringify(before)} became ${JSON.stringify(after)}`
}
