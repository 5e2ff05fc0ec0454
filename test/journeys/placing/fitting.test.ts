import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { buildWorker } from '../../../build.mjs'
import { root } from '../../../dev/install.mjs'
import type { FitReply } from '../../../ui/images/fit-message.ts'
import type { FitHints, FittedPicture } from '../../../ui/platform/platform.ts'
import { openBrowser } from '../set-up/open-page.ts'

let context: BrowserContext
let page: Page

beforeAll(async () => {
  context = await (await openBrowser(inject('browser'))).newContext()
  page = await context.newPage()
  const source = await buildWorker(join(root, 'ui/images/fit-worker.ts'))
  await page.evaluate(text => {
    const blob = new Blob([text], { type: 'text/javascript' })
    const worker = new Worker(URL.createObjectURL(blob))
    Object.assign(window, { fitWorker: worker })
  }, source)
})

afterAll(() => context.close())

it.each([
  ['a JPEG', () => plain().jpeg()],
  [
    'a JPEG with a profile of sRGB',
    () => plain().withIccProfile('srgb').jpeg()
  ],
  ['a PNG', () => plain().png()],
  ['a PNG with transparency', () => plain().ensureAlpha(0.5).png()],
  ['a GIF', () => plain().gif()]
])('passes %s through byte for byte', async (_, make) => {
  const file = await make().toBuffer()

  const fitted = await fit(file)

  expect(fitted.bytes.equals(file)).toBe(true)
})

it.each([
  ['jpeg', 60, { width: 40, height: 60 }],
  ['png', 60, { width: 40, height: 60 }],
  ['png', 6000, { width: 27, height: 4096 }]
] as const)('turns a %s of %i pixels upright', async (format, width, size) => {
  const left = await swatch('#d02020', width / 2, 40)
  const file = await sharp(await swatch('#2020d0', width, 40))
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()

  const fitted = await fit(file)

  const bottom = size.height - 5
  expect(await headerOf(fitted)).toMatchObject({ format, ...size })
  expect(await isNear(fitted, [208, 32, 32], { left: 20, top: 5 })).toBe(true)
  expect(await isNear(fitted, [32, 32, 208], { left: 20, top: bottom })).toBe(
    true
  )
})

it.each([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'jpeg'],
  ['avif', 'jpeg']
] as const)(
  'converts the colors of a Display P3 %s to sRGB',
  async (format, made) => {
    const file = await sharp(await swatch('#c86432', 40, 30))
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer()
    const { data } = await sharp(file)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })

    const fitted = await fit(file)

    expect(fitted.losesColors).toBe(true)
    expect((await headerOf(fitted)).format).toBe(made)
    const expected = [...data.subarray(0, 3)]
    expect(await isNear(fitted, expected, { left: 20, top: 15 })).toBe(true)
  }
)

it.each([2, 3, 4, 5, 6, 7, 8])(
  'turns a WebP of orientation %i upright, which browsers do not',
  async orientation => {
    const corner = await swatch('#d02020', 30, 15)
    const file = await sharp(await swatch('#2020d0', 60, 40))
      .composite([{ input: corner, left: 0, top: 0 }])
      .withMetadata({ orientation })
      .webp()
      .toBuffer()
    const upright = await sharp(file).autoOrient().png().toBuffer()

    const fitted = await fit(file)

    const { width, height } = await sharp(upright).metadata()
    expect(await headerOf(fitted)).toMatchObject({ width, height })
    for (const left of [5, width - 5]) {
      for (const top of [5, height - 5]) {
        const [red = 0, green = 0, blue = 0] = await pixelAt(upright, {
          left,
          top
        })
        const color = [red, green, blue]
        expect(await isNear(fitted, color, { left, top })).toBe(true)
      }
    }
  }
)

it.each(['webp', 'avif'] as const)(
  'makes a JPEG of a %s without transparency',
  async format => {
    const file = await plain().toFormat(format).toBuffer()

    const fitted = await fit(file)

    expect((await headerOf(fitted)).format).toBe('jpeg')
    expect(await isNear(fitted, [34, 136, 68], { left: 20, top: 15 })).toBe(
      true
    )
  }
)

it('keeps the transparency of an AVIF', async () => {
  const file = await plain().ensureAlpha(0.5).avif().toBuffer()

  const fitted = await fit(file)

  expect(await headerOf(fitted)).toMatchObject({
    format: 'png',
    hasAlpha: true
  })
})

it('converts a CMYK JPEG to RGB', async () => {
  const file = await plain().toColourspace('cmyk').jpeg().toBuffer()

  const fitted = await fit(file)

  expect(await headerOf(fitted)).toMatchObject({ format: 'jpeg', channels: 3 })
})

it('converts a 16-bit PNG to 8 bits', async () => {
  const file = await plain().toColourspace('rgb16').png().toBuffer()
  expect((await sharp(file).metadata()).depth).toBe('ushort')

  const fitted = await fit(file)

  expect(await headerOf(fitted)).toMatchObject({
    format: 'png',
    depth: 'uchar'
  })
  expect(await isNear(fitted, [34, 136, 68], { left: 20, top: 15 })).toBe(true)
})

it('keeps the transparency of a picture that is too large', async () => {
  const file = await sharp({
    create: { width: 5000, height: 100, channels: 4, background: '#22884480' }
  })
    .png()
    .toBuffer()

  const fitted = await fit(file)

  expect(await headerOf(fitted)).toMatchObject({
    format: 'png',
    width: 4096,
    height: 82,
    hasAlpha: true
  })
  const pixel = await pixelAt(fitted.bytes, { left: 2000, top: 40 })
  expect(pixel.at(3)).toBe(128)
})

it.each([
  ['half a JPEG', 'download-incomplete', async () => half(await jpeg())],
  ['half an AVIF', 'download-incomplete', async () => half(await avif())],
  ['a JPEG without its frame', 'download-incomplete', async () => start()],
  ['a lossless JPEG', 'image-unreadable', async () => withFrame(0xc3)]
])('refuses %s as %s', async (_, code, make) => {
  await expect(fit(await make())).rejects.toThrow(code)
})

it('encodes an arithmetic JPEG, which not every decoder reads', async () => {
  const file = await withFrame(0xc9)

  const fitted = await fit(file)

  expect(fitted.bytes.equals(file)).toBe(false)
  expect(fitted.bytes.includes(Buffer.from([0xff, 0xc0]))).toBe(true)
})

it('finds the margins around a picture, and its subject', async () => {
  const ground = { width: 400, height: 300, channels: 3 as const }
  const file = await sharp({ create: { ...ground, background: '#ffffff' } })
    .composite([
      { input: await swatch('#ddddee', 200, 300) },
      { input: await swatch('#20a020', 40, 40), left: 230, top: 20 }
    ])
    .png()
    .toBuffer()

  const fitted = await fit(file, { aspect: 2 / 3, findsSubject: true })

  expect(fitted.bytes.equals(file)).toBe(true)
  expect(fitted).toMatchObject({ marginX: 100, pictureHeight: 300 })
  expect(fitted.subject?.x).toBeGreaterThan(0.55)
  expect(fitted.subject?.y).toBeLessThan(0.35)
})

interface Fitted extends Omit<FittedPicture, 'bytes'> {
  bytes: Buffer
}

/** What the panel's worker makes of a file, in a real browser. */
async function fit(file: Buffer, hints: FitHints = {}): Promise<Fitted> {
  const given = { base64: file.toString('base64'), hints }
  const { text, ...rest } = await page.evaluate(async ({ base64, hints }) => {
    const reply = await fetch(`data:;base64,${base64}`)
    const bytes = new Uint8Array(await reply.arrayBuffer())
    const worker: Worker = Reflect.get(window, 'fitWorker')
    const answer = await new Promise<FitReply>(resolve => {
      worker.onmessage = ({ data }) => data.kind === 'ready' || resolve(data)
      worker.postMessage({ bytes, ...hints })
    })
    if (answer.kind !== 'fitted') throw new Error(JSON.stringify(answer))
    let binary = ''
    answer.bytes.forEach(byte => (binary += String.fromCharCode(byte)))
    return { ...answer, bytes: null, text: btoa(binary) }
  }, given)
  return { ...rest, bytes: Buffer.from(text, 'base64') }
}

function plain(): Sharp {
  return sharp({
    create: { width: 40, height: 30, channels: 3, background: '#228844' }
  })
}

const jpeg = () => plain().jpeg().toBuffer()
const avif = () => plain().avif().toBuffer()
const half = (file: Buffer) => file.subarray(0, file.length / 2)
const start = async () => (await jpeg()).subarray(0, 40)

async function withFrame(marker: number): Promise<Buffer> {
  const file = await jpeg()
  file[file.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker
  return file
}

function swatch(background: string, width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

function headerOf({ bytes }: Fitted) {
  return sharp(bytes).metadata()
}

async function isNear(
  { bytes }: Fitted,
  color: readonly number[],
  place: { left: number; top: number }
): Promise<boolean> {
  const pixel = await pixelAt(bytes, place)
  return color.every((value, i) => Math.abs(value - (pixel[i] ?? 0)) <= 6)
}

async function pixelAt(
  bytes: Buffer,
  place: { left: number; top: number }
): Promise<number[]> {
  const pixel = await sharp(bytes)
    .extract({ ...place, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return [...pixel]
}
