import type { Size } from '../../contract/picture.ts'
import type { FitHints, FittedPicture } from '../platform/platform.ts'
import { findMargins, noMargins } from './find-margins.ts'
import type { Margins, Pixels } from './find-margins.ts'
import { findSubject, subjectPixels } from './find-subject.ts'

/** Where a file shows its picture, and where that shows its subject. */
export type Where = Pick<FittedPicture, 'pictureHeight' | 'subject'> & Margins

type File = Pick<
  FittedPicture,
  'bytes' | 'width' | 'height' | 'sourceWidth' | 'sourceHeight'
>

/** A part of a file, in its pixels. */
export interface Part extends Size {
  x: number
  y: number
}

/** Decodes a part of a file at this size. */
type ReadPart = (bytes: Uint8Array, part: Part, size: Size) => Promise<Pixels>

export async function findPicture(
  file: File,
  { aspect, recordSize, findsSubject }: FitHints,
  readPart: ReadPart
): Promise<Where> {
  const { bytes, width, height } = file
  const whole = { x: 0, y: 0, width, height }
  const margins = aspect
    ? findMargins(await readPart(bytes, whole, whole), aspect)
    : noMargins
  const pictureHeight = pictureHeightOf(file, recordSize)
  const { marginX, marginY } = margins
  const where = { ...margins, pictureHeight }
  if (!findsSubject) return where
  const picture = {
    x: marginX,
    y: marginY,
    width: width - 2 * marginX,
    height: pictureHeight - 2 * marginY
  }
  const pixels = await readPart(bytes, picture, shrink(picture))
  return { ...where, subject: await findSubject(pixels) }
}

function shrink({ width, height }: Size): Size {
  const scale = Math.min(1, subjectPixels / Math.max(width, height))
  return {
    width: Math.max(2, Math.round(width * scale)),
    height: Math.max(2, Math.round(height * scale))
  }
}

/** The most of a file's height that is an id bar. */
const barShare = 0.08
/** The same of its longest side, which counts in a panorama. */
const barShareOfLongest = 0.046

/**
 * How many rows of the fitted file show the picture. Previews may have an id
 * bar below it, which the record's height does not include. A file that is
 * taller than that has another aspect than its record, and no bar.
 */
export function pictureHeightOf(
  { sourceWidth, sourceHeight, height }: Omit<File, 'bytes'>,
  record: Size | undefined
): number {
  if (!record) return height
  const counted = (record.height * sourceWidth) / record.width
  const bar = sourceHeight - counted
  const longest = Math.max(sourceWidth, sourceHeight)
  const maxBar = Math.max(sourceHeight * barShare, longest * barShareOfLongest)
  if (bar <= 1 || bar > maxBar) return height
  return Math.max(1, Math.round((counted * height) / sourceHeight))
}
