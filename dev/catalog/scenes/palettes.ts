import { colorOfHex, mix, type Color } from './raster.ts'

/** Matching colors, from dark to light where it matters. */
export const palettes: readonly [readonly string[], ...(readonly string[])[]] =
  [
    ['10162f', '2c3e7a', '7a5cc2', 'ff7aa8', 'ffd1a9'],
    ['0b2027', '144d53', '2f8f83', '8fd3b6', 'f4f1de'],
    ['2b0b3f', '6f1d77', 'c9366f', 'ff7b54', 'ffd56b'],
    ['0a1128', '034078', '1282a2', '7fd1e0', 'fefcfb'],
    ['3d0c11', '8c1c13', 'd8572a', 'f7b538', 'fff1d0'],
    ['13293d', '16697a', '489fb5', 'ffa62b', 'ede7e3'],
    ['1b1b2f', '53354a', '903749', 'e84545', 'f8e1d4'],
    ['17261f', '3a5a40', '7fa650', 'd4d88a', 'f7f5e1'],
    ['22223b', '4a4e69', '9a8c98', 'c9ada7', 'f2e9e4'],
    ['1d1135', '3a2a8c', '4f7df0', '6ee0ee', 'effcff'],
    ['432818', '7c4a24', 'bb8a52', 'ecd0a2', 'fff8ea'],
    ['2d1e4f', '5f4bb6', 'b48ede', 'f3c4e6', 'fff3fa'],
    ['101820', '3b434c', '7d8790', 'c3c9ce', 'f4f6f7'],
    ['052f5f', '005377', '06a77d', 'd5c67a', 'f1a208'],
    ['33121f', '7b2d43', 'd06b7e', 'f6b7b0', 'fff0ea'],
    ['0d3b66', '2a7fb8', 'faf0ca', 'f4d35e', 'ee964b']
  ]

/** Interpolates the colors of a palette from 0 (first) to 1 (last). */
export function rampOf(palette: readonly string[]): (share: number) => Color {
  const stops = palette.map(colorOfHex)
  const last = stops.length - 1
  return share => {
    const place = Math.min(0.9999, Math.max(0, share)) * last
    const from = stops[Math.floor(place)]
    const to = stops[Math.floor(place) + 1]
    return from && to ? mix(from, to, place % 1) : [0, 0, 0]
  }
}
