import type { Scene } from '../shared/host.ts'

type PageColor = Scene['background']

/** As CSS, or null for Figma's first page colour, which follows the theme. */
export function pageColor(color: PageColor | undefined): string | null {
  if (!color || isPlain(color)) return null
  const { r, g, b } = color
  return `rgb(${[r, g, b].map(it => Math.round(it * 255)).join(' ')})`
}

function isPlain({ r, g, b }: PageColor): boolean {
  const plain = [0.9607843, 0.1176471].some(it => Math.abs(r - it) < 0.005)
  return plain && Math.abs(r - g) < 0.005 && Math.abs(r - b) < 0.005
}
