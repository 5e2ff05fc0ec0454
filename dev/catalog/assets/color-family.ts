export const colorFamilies = [
  'black',
  'gray',
  'white',
  'brown',
  'red',
  'orange',
  'yellow',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'purple',
  'magenta',
  'pink'
] as const

export type ColorFamily = (typeof colorFamilies)[number]

export interface AssetColor {
  /** Six hexadecimal digits, lower case, no #. */
  hex: string
  family: ColorFamily
}

const hues: readonly (readonly [maxHue: number, family: ColorFamily])[] = [
  [14, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [90, 'lime'],
  [152, 'green'],
  [176, 'teal'],
  [198, 'cyan'],
  [254, 'blue'],
  [290, 'purple'],
  [322, 'magenta'],
  [345, 'pink'],
  [360, 'red']
]

/** The family of a color of six hexadecimal digits. */
export function familyOfColor(hex: string): ColorFamily {
  const { hue, saturation, lightness } = hslOfHex(hex)
  if (lightness < 0.12) return 'black'
  if (lightness > 0.94) return 'white'
  if (saturation < 0.13) return lightness > 0.85 ? 'white' : 'gray'
  const family = hues.find(([maxHue]) => hue < maxHue)?.[1] ?? 'red'
  if (family === 'orange' && lightness < 0.42) return 'brown'
  if (family === 'red' && lightness > 0.72) return 'pink'
  return family
}

export function assetColor(hex: string): AssetColor {
  return { hex, family: familyOfColor(hex) }
}

function hslOfHex(hex: string) {
  const value = Number.parseInt(hex, 16)
  const r = (value >> 16) / 255
  const g = ((value >> 8) & 255) / 255
  const b = (value & 255) / 255
  const high = Math.max(r, g, b)
  const low = Math.min(r, g, b)
  const lightness = (high + low) / 2
  const range = high - low
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  let sector: number
  if (high === r) sector = ((g - b) / range + 6) % 6
  else if (high === g) sector = (b - r) / range + 2
  else sector = (r - g) / range + 4
  return { hue: sector * 60, saturation, lightness }
}
