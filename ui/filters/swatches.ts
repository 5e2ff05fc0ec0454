export interface Swatch {
  /** Six hexadecimal digits. */
  color: string
  name: string
}

/** One for each of the families that the library sorts colors into. */
export const swatches: readonly Swatch[] = [
  { color: 'e02424', name: 'Red' },
  { color: 'f5871f', name: 'Orange' },
  { color: 'f5d020', name: 'Yellow' },
  { color: 'a8d92b', name: 'Lime' },
  { color: '2ea84f', name: 'Green' },
  { color: '1fb596', name: 'Teal' },
  { color: '22b8d8', name: 'Cyan' },
  { color: '2563d8', name: 'Blue' },
  { color: '7c3fd0', name: 'Purple' },
  { color: 'd030c0', name: 'Magenta' },
  { color: 'f06fa0', name: 'Pink' },
  { color: '7a4a20', name: 'Brown' },
  { color: '101010', name: 'Black' },
  { color: '8a8a8a', name: 'Gray' },
  { color: 'ffffff', name: 'White' }
]

/** What a color is called; `grayscale` has a name too. */
export function colorName(color: string): string {
  if (color === 'grayscale') return 'Black and white'
  const swatch = swatches.find(one => one.color === color)
  return swatch?.name ?? `#${color}`
}
