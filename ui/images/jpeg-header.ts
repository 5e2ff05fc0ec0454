import { readExifOrientation } from './exif-orientation.ts'
import type { ColorTag } from './color-tag.ts'
import type { ImageHeader } from './image-header.ts'
import { createJpegProfile } from './jpeg-profile.ts'
import { textAt } from './text-at.ts'

interface Frame {
  marker: number
  width: number
  height: number
  bits: number
  components: number
}

/** Baseline, extended and progressive, with Huffman codes. */
const plainFrames = [0xc0, 0xc1, 0xc2]

const startOfScan = 0xda
const endOfImage = 0xd9
const app1 = 0xe1
const app2 = 0xe2

export function readJpegHeader(bytes: Uint8Array): ImageHeader | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let frame: Frame | null = null
  const profile = createJpegProfile()
  let orientation = 1
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const size = view.getUint16(at + 2)
    if (isStartOfFrame(marker)) frame = readFrame(view, at)
    if (marker === app1) {
      orientation = orientationIn(view, at + 4, at + 2 + size) ?? orientation
    }
    if (marker === app2) profile.add(bytes.subarray(at + 4, at + 2 + size))
    at += 2 + size
    if (marker === startOfScan) break
  }
  const rest = { orientation, isComplete: hasEndAfter(bytes, at) }
  return frame && toHeader(frame, { ...rest, colorTag: profile.tag() })
}

function toHeader(
  frame: Frame,
  rest: { orientation: number; isComplete: boolean; colorTag: ColorTag }
): ImageHeader {
  return {
    format: 'jpeg',
    width: frame.width,
    height: frame.height,
    isPlain:
      plainFrames.includes(frame.marker) &&
      frame.bits === 8 &&
      (frame.components === 1 || frame.components === 3),
    hasAlpha: false,
    ...rest
  }
}

/** The TIFF block of an APP1 segment, if it holds EXIF. */
function orientationIn(
  view: DataView,
  start: number,
  next: number
): number | null {
  const tiff = start + 6
  const length = Math.min(next, view.byteLength) - tiff
  return length > 0 && textAt(view, start) === 'Exif'
    ? readExifOrientation(
        new DataView(view.buffer, view.byteOffset + tiff, length)
      )
    : null
}

/** C4, C8 and CC are in the range but are not frames. */
function isStartOfFrame(marker: number): boolean {
  return (
    marker >= 0xc0 &&
    marker <= 0xcf &&
    marker !== 0xc4 &&
    marker !== 0xc8 &&
    marker !== 0xcc
  )
}

function readFrame(view: DataView, at: number): Frame | null {
  if (at + 10 > view.byteLength) return null
  return {
    marker: view.getUint8(at + 1),
    bits: view.getUint8(at + 4),
    height: view.getUint16(at + 5),
    width: view.getUint16(at + 7),
    components: view.getUint8(at + 9)
  }
}

/** Cameras append their own data, so the end marker may not be last. */
function hasEndAfter(bytes: Uint8Array, start: number): boolean {
  for (let at = bytes.length - 2; at >= start; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === endOfImage) return true
  }
  return false
}
