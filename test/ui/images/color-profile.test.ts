import sharp from 'sharp'
import { expect, it } from 'vitest'
import { colorsOfProfile } from '../../../ui/images/color-profile.ts'
import { readColors } from '../../../ui/images/color-tag.ts'
import { readImageHeader } from '../../../ui/images/read-image-header.ts'
import { buildProfile, srgbPrimaries } from './build-profile.ts'

const picture = sharp({
  create: { width: 6, height: 4, channels: 3, background: '#c43' }
})

const adobeRgb = [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457]
]

/** Decoding of sRGB, as formula 3 of ICC.1:2022. */
const srgbCurve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]

it.each(['jpeg', 'png'] as const)(
  'reads the profiles of a %s',
  async format => {
    const kinds = []
    for (const profile of ['srgb', 'p3']) {
      const bytes = await picture
        .clone()
        .withIccProfile(profile)
        .toFormat(format)
        .toBuffer()
      const header = readImageHeader(bytes)
      kinds.push(header && (await readColors(header.colorTag)))
    }

    expect(kinds).toEqual(['srgb', 'wide'])
  }
)

it.each(['jpeg', 'png', 'gif'] as const)(
  'treats a %s without a tag as sRGB',
  async format => {
    const header = readImageHeader(await picture.clone()[format]().toBuffer())

    expect(header && (await readColors(header.colorTag))).toBe('srgb')
  }
)

it.each([
  ['formula', { formula: srgbCurve }, 'srgb'],
  ['table', { table: 1024 }, 'srgb'],
  ['gamma that is near it', { formula: [2.2] }, 'other'],
  ['straight line', { formula: [1] }, 'other']
])('recognizes sRGB by its colors and a %s', (_, curve, colors) => {
  const profile = buildProfile({ primaries: srgbPrimaries, ...curve })

  expect(colorsOfProfile(profile)).toBe(colors)
})

it('detects a gamut wider than sRGB', () => {
  const profile = buildProfile({ primaries: adobeRgb, formula: [2.2] })

  expect(colorsOfProfile(profile)).toBe('wide')
})

it('prefers the table of a profile to its colors', () => {
  const profile = buildProfile({
    primaries: srgbPrimaries,
    formula: srgbCurve,
    tags: ['A2B0']
  })

  expect(colorsOfProfile(profile)).toBe('other')
})

it.each([
  ['is cut', (bytes: Uint8Array) => bytes.subarray(0, 150)],
  ['is empty', () => new Uint8Array()],
  ['is of gray', (bytes: Uint8Array) => withText(bytes, 16, 'GRAY')]
])('returns unknown for a profile that %s', (_, spoil) => {
  const profile = buildProfile({
    primaries: srgbPrimaries,
    formula: srgbCurve
  })

  expect(colorsOfProfile(profile)).toBe('srgb')
  expect(colorsOfProfile(spoil(profile))).toBe('other')
})

function withText(bytes: Uint8Array, at: number, text: string): Uint8Array {
  const changed = bytes.slice()
  changed.set(new TextEncoder().encode(text), at)
  return changed
}
