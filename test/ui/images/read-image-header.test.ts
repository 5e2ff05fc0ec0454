import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readImageHeader } from '../../../ui/images/read-image-header.ts'

const picture = sharp({
  create: { width: 60, height: 40, channels: 3, background: '#284' }
})

const clear = sharp({
  create: { width: 30, height: 20, channels: 4, background: '#2840' }
})

it.each([false, true])('reads a JPEG, progressive: %j', async progressive => {
  const bytes = await picture.clone().jpeg({ progressive }).toBuffer()

  expect(readImageHeader(bytes)).toEqual({
    format: 'jpeg',
    width: 60,
    height: 40,
    orientation: 1,
    isPlain: true,
    colorTag: { kind: 'none' },
    hasAlpha: false,
    isComplete: true
  })
})

it.each([
  ['jpeg', 3],
  ['jpeg', 6],
  ['jpeg', 8],
  ['png', 3],
  ['png', 6]
] as const)(
  'reads the orientation of a %s, %i',
  async (format, orientation) => {
    const bytes = await picture
      .clone()
      .toFormat(format)
      .withMetadata({ orientation })
      .toBuffer()

    expect(readImageHeader(bytes)?.orientation).toBe(orientation)
  }
)

it('ignores the orientation of a PNG after its pixels', async () => {
  const bytes = await picture
    .clone()
    .png()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const start = bytes.indexOf('eXIf') - 4
  const end = start + 12 + bytes.readUInt32BE(start)
  const last = bytes.length - 12
  const later = Buffer.concat([
    bytes.subarray(0, start),
    bytes.subarray(end, last),
    bytes.subarray(start, end),
    bytes.subarray(last)
  ])

  expect(readImageHeader(later)).toMatchObject({
    orientation: 1,
    isComplete: true
  })
})

it('detects a JPEG with four inks', async () => {
  const bytes = await picture.clone().toColourspace('cmyk').jpeg().toBuffer()

  expect(readImageHeader(bytes)?.isPlain).toBe(false)
})

it.each([
  [0xc0, true],
  [0xc1, true],
  [0xc2, true],
  [0xc3, false],
  [0xc9, false],
  [0xca, false],
  [0xcf, false]
])('knows whether every decoder reads a frame of %i', async (marker, plain) => {
  const bytes = await picture.clone().jpeg().toBuffer()
  bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker

  expect(readImageHeader(bytes)).toMatchObject({ width: 60, isPlain: plain })
})

it('detects a PNG with a chunk that decoders do not know', async () => {
  const bytes = await picture.clone().png().toBuffer()
  const chunk = Buffer.from('\0\0\0\x04CgBI\0\0\0\0\0\0\0\0', 'latin1')
  const end = 33 // of IHDR
  const changed = Buffer.concat([
    bytes.subarray(0, end),
    chunk,
    bytes.subarray(end)
  ])

  expect(readImageHeader(bytes)?.isPlain).toBe(true)
  expect(readImageHeader(changed)?.isPlain).toBe(false)
})

it('accepts a JPEG with data after its end', async () => {
  const bytes = await picture.clone().jpeg().toBuffer()
  const longer = Buffer.concat([bytes, Buffer.alloc(500, 7)])

  expect(readImageHeader(longer)?.isComplete).toBe(true)
})

it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  'detects a truncated %s',
  async format => {
    const noise = await sharp({
      create: {
        width: 80,
        height: 80,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 }
      }
    })
      .toFormat(format)
      .toBuffer()
    const cut = noise.subarray(0, Math.floor(noise.length * 0.7))

    expect(readImageHeader(noise)?.isComplete).toBe(true)
    expect(readImageHeader(cut)?.isComplete).toBe(false)
  }
)

it('reads a PNG with and without transparency', async () => {
  const opaque = readImageHeader(await picture.clone().png().toBuffer())
  const alpha = readImageHeader(await clear.clone().png().toBuffer())

  expect(opaque).toMatchObject({ format: 'png', width: 60, hasAlpha: false })
  expect(alpha).toMatchObject({ format: 'png', height: 20, hasAlpha: true })
})

it('detects a PNG of 16 bits', async () => {
  const bytes = await picture.clone().toColourspace('rgb16').png().toBuffer()

  expect(readImageHeader(bytes)?.isPlain).toBe(false)
})

it.each([0, 7])('accepts a GIF with data after its end, %i', async byte => {
  const bytes = await picture.clone().gif().toBuffer()
  const longer = Buffer.concat([bytes, Buffer.alloc(500, byte)])

  expect(readImageHeader(longer)?.isComplete).toBe(true)
})

it('calls a GIF cut at any byte incomplete', async () => {
  const bytes = await picture.clone().gif().toBuffer()

  for (let end = 0; end < bytes.length; end += 1) {
    const header = readImageHeader(bytes.subarray(0, end))
    expect(header?.isComplete ?? false).toBe(false)
  }
})

it('reads the orientation and the profile of a WebP', async () => {
  const bytes = await picture
    .clone()
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer()
  const start = bytes.indexOf('EXIF') + 8
  const named = bytes.subarray(start, start + 6).toString()
  const unnamed = Buffer.concat([
    bytes.subarray(0, start - 4),
    Buffer.from([bytes.readUInt32LE(start - 4) - 6, 0, 0, 0]),
    bytes.subarray(start + 6)
  ])

  const header = readImageHeader(bytes)

  expect(header).toMatchObject({
    orientation: 6,
    colorTag: { kind: 'profile', isPacked: false }
  })
  expect(named).toBe('Exif\0\0')
  expect(readImageHeader(unnamed)?.orientation).toBe(6)
})

it('reads a GIF', async () => {
  const bytes = await picture.clone().gif().toBuffer()

  expect(readImageHeader(bytes)).toMatchObject({
    format: 'gif',
    width: 60,
    height: 40
  })
})

it.each([
  ['lossy', { lossless: false }],
  ['lossless', { lossless: true }]
])('reads a %s WebP', async (_, options) => {
  const opaque = await picture.clone().webp(options).toBuffer()
  const alpha = await clear.clone().webp(options).toBuffer()

  expect(readImageHeader(opaque)).toMatchObject({ width: 60, height: 40 })
  expect(readImageHeader(alpha)).toMatchObject({
    format: 'webp',
    width: 30,
    height: 20,
    hasAlpha: true
  })
})

it('returns null for other files', () => {
  const page = new TextEncoder().encode('<!doctype html><p>404 Not found</p>')

  expect(readImageHeader(page)).toBeNull()
  expect(readImageHeader(new Uint8Array())).toBeNull()
  expect(readImageHeader(new Uint8Array([0xff, 0xd8]))).toBeNull()
})

it('survives a file cut at any byte', async () => {
  const bytes = await picture.clone().jpeg().withMetadata({}).toBuffer()

  for (let end = 0; end < bytes.length; end += 1) {
    const header = readImageHeader(bytes.subarray(0, end))
    expect(header?.isComplete ?? false).toBe(false)
  }
})
