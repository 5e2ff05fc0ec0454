import type { CatalogAsset } from './assets/catalog-asset.ts'
import { paintedPixels } from './scenes/raster.ts'

/** Relative sizes of scenes, by their first words. */
const scenes: readonly (readonly [words: RegExp, factor: number])[] = [
  [/^abstract gradient/, 0.23],
  [/^abstract/, 0.55],
  [/^pattern/, 0.7],
  [/^bokeh.* city/, 1.1],
  [/^bokeh/, 0.45],
  [/^sky cloud/, 0.34],
  [/^desert/, 0.6],
  [/^flower/, 0.68],
  [/^canyon|^coffee/, 0.8],
  [/^sea.* (?:moon|rain)/, 1.35],
  [/^sea/, 0.85],
  [/^forest.* night/, 1.5],
  [/^space|^forest|^city/, 1.3],
  [/^aurora|^fireworks/, 1.6],
  [/^night/, 2.3]
]

/**
 * Estimates the bytes of a JPEG of `renderRendition` without rendering it:
 * usually correct within a factor of two.
 */
export function estimateSize(
  asset: CatalogAsset,
  { width, height }: { width: number; height: number }
): number {
  const pixels = width * height
  return Math.round(pixels * bytesPerPixel(asset, pixels))
}

function bytesPerPixel(
  { source, keywords }: CatalogAsset,
  pixels: number
): number {
  // Flat colors only need bytes at their edges.
  const flat = 0.006 + 32 / Math.sqrt(pixels)
  if (source.kind === 'emoji') return isTiled(keywords) ? 1.6 * flat : flat
  // Larger pictures need fewer bytes per pixel, as they are smoother.
  const bytes = 0.05 + 45 / Math.sqrt(pixels + 10_000)
  if (source.kind === 'photo') return bytes * 1.75
  const words = keywords.join(' ')
  const factor = scenes.find(([first]) => first.test(words))?.[1] ?? 1
  // Enlarging adds no detail.
  const enlarged = Math.sqrt(Math.max(1, pixels / paintedPixels))
  return (bytes * factor) / enlarged
}

function isTiled(keywords: readonly string[]): boolean {
  return keywords.includes('pattern') && keywords.includes('background')
}
