import type { Photo } from './photo-list.ts'
import { photoScans } from './photo-scans.ts'

/** Scale of originals relative to the scan. */
const enlargement = 4

export interface PixelBox {
  left: number
  top: number
  width: number
  height: number
}

/** The part of the scan that a photograph shows. */
export function scanBox({ work, crop }: Photo): PixelBox {
  const { width, height } = photoScans[work.scan]
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
