/**
 * Letters as strokes on a grid of four by six units, so that the result does
 * not depend on installed fonts.
 */
const glyphs: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  C: 'M4 1.3A2.2 3 0 1 0 4 4.7',
  D: 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.6L4 0V6',
  O: 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0Z',
  P: 'M0 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H0',
  R: 'M0 6V0H2.2A1.65 1.65 0 0 1 2.2 3.3H0M2 3.3L4 6',
  '0': 'M2 0A1.9 3 0 1 0 2 6A1.9 3 0 1 0 2 0Z',
  '1': 'M.6 1.2L2.2 0V6M.6 6H3.8',
  '2': 'M.2 1.6A1.8 1.7 0 1 1 3.4 2.7L.2 6H4',
  '3': 'M.3 0H3.7L1.8 2.4A1.85 1.8 0 1 1 .2 5',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.7 0H.6L.4 2.7A2 1.9 0 1 1 .2 5.1',
  '6': 'M3.2 0L.6 3.2A1.9 1.9 0 1 0 3.6 3.2A1.9 1.9 0 0 0 .6 3.2',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 2.8A1.6 1.4 0 1 0 2 0A1.6 1.4 0 1 0 2 2.8A1.9 1.6 0 1 0 2 6A1.9 1.6 0 1 0 2 2.8Z',
  '9': 'M.8 6L3.4 2.8A1.9 1.9 0 1 0 .4 2.8A1.9 1.9 0 0 0 3.4 2.8'
}

const advance = 5.6

/** Width of a text with letters of six units height. */
export function strokeTextWidth(text: string): number {
  return text.length * advance - (advance - 4)
}

/** SVG paths of a text, six units high, starting at the origin. */
export function strokeText(text: string): string {
  return Array.from(text)
    .map((letter, n) => {
      const path = glyphs[letter]
      if (!path) return ''
      return `<path transform="translate(${(n * advance).toFixed(1)} 0)" d="${path}"/>`
    })
    .join('')
}
