import type { TolerantImage } from '../../contract/api/tolerant.ts'

interface Picture {
  url: string
  width: number
  height: number
}

const names = [
  'small_thumb',
  'large_thumb',
  'huge_thumb',
  'preview',
  'preview_1000',
  'preview_1500'
] as const

/** A little enlargement is not seen, a second request is. */
const enlargement = 1.15

/**
 * The smallest picture that looks sharp at this width in device pixels, else
 * the largest there is. `largest` keeps previews of a page out of a grid.
 */
export function choosePicture(
  assets: TolerantImage['assets'],
  width: number,
  largest: (typeof names)[number] = 'preview_1500'
): Picture | undefined {
  const pictures = names.flatMap(name => assets[name] ?? [])
  const allowed = names
    .slice(0, names.indexOf(largest) + 1)
    .flatMap(name => assets[name] ?? [])
  const choice = allowed.length > 0 ? allowed : pictures.slice(0, 1)
  return (
    choice.find(picture => picture.width * enlargement >= width) ??
    choice.reduce<Picture | undefined>(
      (best, one) => (best && best.width >= one.width ? best : one),
      undefined
    )
  )
}
