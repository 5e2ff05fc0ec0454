import type { Photo } from './photo-list.ts'

/** How much larger than the packaged scan an original is delivered. */
const enlargement = 4

const scans: Readonly<Record<string, readonly [number, number]>> = {
  'acanthus-mollis': [790, 1024],
  'airplane-from-above': [1024, 717],
  'allium-oreophilum': [807, 1024],
  'black-canyon': [1024, 750],
  'dust-bowl-home': [1024, 788],
  'french-alpine-landscape': [1024, 484],
  'locomotion-house-cat': [1024, 510],
  'march-pastoral': [1024, 498],
  'nagasaki-boats': [1024, 819]
}

export interface PixelBox {
  left: number
  top: number
  width: number
  height: number
}

/** The part of the packaged scan a photograph shows. */
export function scanBox({ work, crop }: Photo): PixelBox {
  const [width, height] = scans[work.package] ?? [1024, 1024]
  const [left, top, share, tall] = crop ?? [0, 0, 1, 1]
  const x = Math.round(left * width)
  const y = Math.round(top * height)
  return {
    left: x,
    top: y,
    width: Math.min(width - x, Math.round(share * width)),
    height: Math.min(height - y, Math.round(tall * height))
  }
}

/** Pixels of the original. */
export function photoPixels(photo: Photo): { width: number; height: number } {
  const { width, height } = scanBox(photo)
  return { width: width * enlargement, height: height * enlargement }
}
