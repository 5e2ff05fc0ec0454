import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Point, Size } from '../../../contract/picture.ts'
import { coverCrop } from '../../../src/images/crop.ts'
import { findSubject } from '../../../ui/images/find-subject.ts'
import { findPicture } from '../../../ui/images/find-picture.ts'
import { readPart } from '../../flows/set-up/fit-with-sharp.ts'

interface Box extends Size {
  x: number
  y: number
}

/** Photographs of the demo library, and where they show their subject. */
const photos: [file: string, subject: Box][] = [
  ['dust-bowl-home', { x: 0.53, y: 0.27, width: 0.44, height: 0.37 }],
  ['allium-oreophilum', { x: 0.02, y: 0.05, width: 0.96, height: 0.62 }],
  ['acanthus-mollis', { x: 0.25, y: 0.03, width: 0.5, height: 0.3 }],
  ['airplane-from-above', { x: 0.17, y: 0.17, width: 0.75, height: 0.35 }],
  ['nagasaki-boats', { x: 0.38, y: 0.05, width: 0.4, height: 0.67 }],
  ['march-pastoral', { x: 0.42, y: 0.33, width: 0.33, height: 0.57 }],
  ['black-canyon', { x: 0.1, y: 0.27, width: 0.4, height: 0.3 }],
  ['french-alpine-landscape', { x: 0.18, y: 0.1, width: 0.5, height: 0.45 }],
  // Faces: a woman, two men, and the row of them.
  ['oath', { x: 0.33, y: 0.1, width: 0.14, height: 0.8 }],
  ['oath', { x: 0.03, y: 0.1, width: 0.28, height: 0.5 }],
  ['oath', { x: 0.03, y: 0.1, width: 0.8, height: 0.45 }]
]

/** Cut so that the subject is in a third or near an edge, as in stock photos. */
const places: Point[] = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.2 },
  { x: 0.2, y: 0.9 },
  { x: 0.9, y: 0.9 }
]

const middle = { x: 0.5, y: 0.5 }

it('keeps more of the subject in view than the middle does', async () => {
  const shares = { subject: 0, middle: 0, most: 0 }
  for (const [name, box] of photos) {
    for (const place of places) {
      const { bytes, size, subject } = await cutPhoto(name, box, place)
      const file = { bytes, sourceWidth: size.width, sourceHeight: size.height }
      const found = await findPicture(
        { ...file, ...size },
        { findsSubject: true },
        readPart
      )
      for (const layer of layersFor(size)) {
        const kept = (at: Point = middle) => shareOf(subject, layer, size, at)
        shares.subject += kept(found.subject)
        shares.middle += kept()
        shares.most += kept(centreOf(subject))
      }
    }
  }

  const lost = shares.most - shares.middle
  const saved = shares.subject - shares.middle
  expect(saved / lost).toBeGreaterThan(0.25)
})

const layersFor = ({ width, height }: Size): Size[] => [
  { width: width / 2, height },
  { width, height: height / 2 },
  { width: 100, height: 100 },
  { width: 90, height: 160 }
]

async function cutPhoto(name: string, box: Box, place: Point) {
  const path = `dev/catalog/photo-files/${name}.jpg`
  const photo = sharp(path).toColourspace('srgb').removeAlpha()
  const { width, height } = await photo.metadata()
  const across = stretch(box.x, box.width, place.x)
  const down = stretch(box.y, box.height, place.y)
  const cut = {
    left: Math.floor(across.start * width),
    top: Math.floor(down.start * height),
    width: Math.floor(across.length * width),
    height: Math.floor(down.length * height)
  }
  const { data, info } = await photo
    .extract(cut)
    .resize({ width: 450, height: 450, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    bytes: new Uint8Array(data),
    size: { width: info.width, height: info.height },
    subject: {
      x: (box.x - across.start) / across.length,
      y: (box.y - down.start) / down.length,
      width: box.width / across.length,
      height: box.height / down.length
    }
  }
}

/** A stretch of 0 to 1 that has another one at this part of what is free. */
function stretch(from: number, extent: number, part: number) {
  const length = Math.min(1, extent * 2)
  const start = from - (length - extent) * part
  return { start: Math.max(0, Math.min(start, 1 - length)), length }
}

/** The share of a subject that a layer shows. */
function shareOf(subject: Box, layer: Size, size: Size, at: Point): number {
  const file = { ...size, pictureHeight: size.height }
  const [[width, , x], [, height, y]] = coverCrop(layer, file, at)
  const shown = overlap(subject.x, subject.width, x, width)
  const rows = overlap(subject.y, subject.height, y, height)
  return (shown * rows) / (subject.width * subject.height)
}

function overlap(a: number, aLength: number, b: number, bLength: number) {
  return Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b))
}

function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

it.each([
  ['text', '<path d="M0 0h20M10 0v30M30 0v30h15M30 15h12M30 0h15" />'],
  ['a shape', '<circle cx="20" cy="15" r="14" />']
])('finds %s on a plain ground', async (_, drawing) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="96">
    <rect width="128" height="96" fill="#dde" />
    <g transform="translate(72 8)" stroke="#124" stroke-width="5">${drawing}</g>
  </svg>`
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  const { x, y } = await findSubject({ data, width: 128, height: 96 })

  expect(x).toBeGreaterThan(0.6)
  expect(y).toBeLessThan(0.4)
})

it('leaves out an id bar and margins', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="322">
    <rect width="400" height="322" fill="#fff" />
    <rect x="100" width="200" height="300" fill="#dde" />
    <circle cx="260" cy="50" r="30" fill="#a32" />
    <path d="M0 304h400M0 310h400M0 316h400" stroke="#000" stroke-width="3" />
  </svg>`
  const bytes = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
  const size = { width: 400, height: 322 }
  const file = { bytes, ...size, sourceWidth: 400, sourceHeight: 322 }
  const recordSize = { width: 400, height: 300 }
  const hints = { recordSize, findsSubject: true }

  const { pictureHeight, subject } = await findPicture(file, hints, readPart)

  expect(pictureHeight).toBe(300)
  expect(subject?.x).toBeGreaterThan(0.5)
  expect(subject?.y).toBeLessThan(0.4)
})
