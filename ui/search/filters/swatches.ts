import { colorWords } from './words.ts'

type ColorName = keyof ReturnType<typeof colorWords.get>

export interface Swatch {
  /** Six hexadecimal digits. */
  color: string
  name: ColorName
}

/** One for each of the library's color families. */
export const swatches: readonly Swatch[] = [
  { color: 'e02424', name: 'red' },
  { color: 'f5871f', name: 'orange' },
  { color: 'f5d020', name: 'yellow' },
  { color: 'a8d92b', name: 'lime' },
  { color: '2ea84f', name: 'green' },
  { color: '1fb596', name: 'teal' },
  { color: '22b8d8', name: 'cyan' },
  { color: '2563d8', name: 'blue' },
  { color: '7c3fd0', name: 'purple' },
  { color: 'd030c0', name: 'magenta' },
  { color: 'f06fa0', name: 'pink' },
  { color: '7a4a20', name: 'brown' },
  { color: '101010', name: 'black' },
  { color: '8a8a8a', name: 'gray' },
  { color: 'ffffff', name: 'white' }
]

/** The name of a color or of `grayscale`. */
export function colorName(color: string): string {
  const t = colorWords.get()
  if (color === 'grayscale') return t.blackAndWhite
  const swatch = swatches.find(one => one.color === color)
  return swatch ? t[swatch.name] : `#${color}`
}
