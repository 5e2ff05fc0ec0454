import type { CatalogAsset } from './assets/catalog-asset.ts'
import { estimateSize } from './estimate-size.ts'

export type RenditionName =
  | 'small_thumb'
  | 'large_thumb'
  | 'huge_thumb'
  | 'preview'
  | 'preview_1000'
  | 'preview_1500'
  | 'small_jpg'
  | 'medium_jpg'
  | 'huge_jpg'
  | 'supersize_jpg'

export interface RenditionSize {
  name: RenditionName
  /** Pixels of the picture as stated in the asset's record. */
  width: number
  height: number
  /** Height of the id bar below the picture in the file. */
  barHeight: number
  isWatermarked: boolean
  /** Dots per inch. */
  dpi: number
  /** Estimated bytes; only for licensed files. */
  fileSize?: number
}

const longestSides = {
  small_thumb: 100,
  large_thumb: 150,
  preview: 450,
  preview_1000: 1000,
  preview_1500: 1500,
  small_jpg: 500,
  medium_jpg: 1000
} as const

/**
 * Limits the width of very wide pictures, which would be larger than other
 * previews.
 */
const widestThumb = 1500

/** Smaller originals are also sold at twice the size. */
const smallOriginal = 4_000_000

/**
 * All renditions of an asset with their exact pixels. Vectors have no small_jpg
 * and medium_jpg.
 */
export function renditionSizes(asset: CatalogAsset): RenditionSize[] {
  const isVector = asset.imageType === 'vector'
  const isSmall = asset.width * asset.height < smallOriginal
  return [
    thumb('small_thumb', asset),
    thumb('large_thumb', asset),
    hugeThumb(asset),
    preview('preview', asset),
    preview('preview_1000', asset),
    preview('preview_1500', asset),
    ...(isVector ? [] : [licensed('small_jpg', 72, asset)]),
    ...(isVector ? [] : [licensed('medium_jpg', 300, asset)]),
    original('huge_jpg', 1, asset),
    ...(isSmall && !isVector ? [original('supersize_jpg', 2, asset)] : [])
  ]
}

/** One rendition; undefined if the asset does not have it. */
export function renditionSize(
  asset: CatalogAsset,
  name: string
): RenditionSize | undefined {
  return renditionSizes(asset).find(size => size.name === name)
}

function thumb(
  name: 'small_thumb' | 'large_thumb',
  asset: CatalogAsset
): RenditionSize {
  const box = fitWithin(asset, longestSides[name])
  return { name, ...box, barHeight: 0, isWatermarked: false, dpi: 72 }
}

/** 260 high; narrower if it would be too wide. */
function hugeThumb(asset: CatalogAsset): RenditionSize {
  const width = Math.max(1, Math.round((260 * asset.width) / asset.height))
  const box =
    width > widestThumb ? fitWithin(asset, widestThumb) : { width, height: 260 }
  return {
    name: 'huge_thumb',
    ...box,
    barHeight: 0,
    isWatermarked: false,
    dpi: 72
  }
}

function preview(
  name: 'preview' | 'preview_1000' | 'preview_1500',
  asset: CatalogAsset
): RenditionSize {
  const longest = longestSides[name]
  return {
    name,
    ...fitWithin(asset, longest),
    barHeight: asset.hasIdBar ? Math.round((longest * 20) / 450) : 0,
    isWatermarked: true,
    dpi: 72
  }
}

function licensed(
  name: 'small_jpg' | 'medium_jpg',
  dpi: number,
  asset: CatalogAsset
): RenditionSize {
  const box = fitWithin(asset, longestSides[name])
  return { name, ...box, ...plain, dpi, fileSize: estimateSize(asset, box) }
}

function original(
  name: 'huge_jpg' | 'supersize_jpg',
  factor: number,
  asset: CatalogAsset
): RenditionSize {
  const box = { width: asset.width * factor, height: asset.height * factor }
  return {
    name,
    ...box,
    ...plain,
    dpi: 300,
    fileSize: estimateSize(asset, box)
  }
}

const plain = { barHeight: 0, isWatermarked: false } as const

interface Box {
  width: number
  height: number
}

function fitWithin({ width, height }: CatalogAsset, longest: number): Box {
  const factor = longest / Math.max(width, height)
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor))
  }
}
