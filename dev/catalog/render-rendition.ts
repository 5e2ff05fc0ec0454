import { resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { CatalogAsset } from './assets/catalog-asset.ts'
import { findAsset } from './find-asset.ts'
import { fileCacheOf, type FileCache } from './render/file-cache.ts'
import { idBarSvg } from './render/id-bar.ts'
import { createLimiter } from './render/limiter.ts'
import { drawPicture } from './render/picture.ts'
import { UnknownRenditionError } from './render/unknown-rendition-error.ts'
import { watermarkSvg } from './render/watermark.ts'
import { renditionSize, type RenditionSize } from './rendition-sizes.ts'

export interface RenderedFile {
  bytes: Uint8Array
  contentType: 'image/jpeg'
  /** Pixels of the file including an id bar, which records exclude. */
  width: number
  height: number
}

export interface RenderOptions {
  /**
   * Folder of rendered files; by default .cache/catalog in the working folder.
   */
  cacheFolder?: string
}

/** Increment it when pictures are rendered differently. */
const edition = '7'

/**
 * Longest sides of intermediate pictures, from which smaller renditions are
 * made.
 */
const baseSides = [576, 1536] as const

const small = createLimiter(4)
const large = createLimiter(1)

/**
 * A rendition's file, always with the same bytes for the same id and name.
 * Throws UnknownRenditionError if the asset or rendition is unknown.
 */
export async function renderRendition(
  assetId: string,
  name: string,
  { cacheFolder = defaultFolder() }: RenderOptions = {}
): Promise<RenderedFile> {
  const asset = findAsset(assetId)
  const size = asset && renditionSize(asset, name)
  if (!size) throw new UnknownRenditionError(assetId, name)
  const cache = fileCacheOf(cacheFolder)
  const file = fileName(asset, name)
  const bytes = await cache.get(file, () => render(cache, asset, size))
  return {
    bytes,
    contentType: 'image/jpeg',
    width: size.width,
    height: size.height + size.barHeight
  }
}

async function render(
  cache: FileCache,
  asset: CatalogAsset,
  size: RenditionSize
): Promise<Uint8Array> {
  const longest = Math.max(size.width, size.height)
  const base = baseSides.find(side => longest <= side)
  if (!base)
    return large(async () =>
      finish(await drawOriginal(asset, size), asset, size)
    )
  const picture = await cache.get(fileName(asset, `base-${base}`), () =>
    small(() => drawBase(asset, base))
  )
  return finish(
    sharp(picture).resize(size.width, size.height, { fit: 'fill' }),
    asset,
    size
  )
}

function drawOriginal(
  asset: CatalogAsset,
  { width, height }: RenditionSize
): Promise<Sharp> {
  return drawPicture(asset, width, height)
}

async function drawBase(
  asset: CatalogAsset,
  side: number
): Promise<Uint8Array> {
  const factor = side / Math.max(asset.width, asset.height)
  const width = Math.max(1, Math.round(asset.width * factor))
  const height = Math.max(1, Math.round(asset.height * factor))
  const picture = await drawPicture(asset, width, height)
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
}

async function finish(
  picture: Sharp,
  asset: CatalogAsset,
  size: RenditionSize
): Promise<Uint8Array> {
  const marked = size.isWatermarked ? mark(picture, asset, size) : picture
  return marked
    .withMetadata({ density: size.dpi })
    .withExifMerge(size.fileSize ? { IFD0: credits(asset) } : {})
    .jpeg({ quality: size.fileSize ? 88 : 84, optimizeCoding: false })
    .toBuffer()
}

/** Attribution and license for licensees. */
function credits({ contributor }: CatalogAsset) {
  const { name, attribution, licenseUrl } = contributor
  return { Artist: name, Copyright: `${attribution}, ${licenseUrl}` }
}

function mark(
  picture: Sharp,
  asset: CatalogAsset,
  { width, height, barHeight }: RenditionSize
): Sharp {
  const layers = [
    { input: Buffer.from(watermarkSvg(width, height)), left: 0, top: 0 }
  ]
  if (barHeight === 0) return picture.composite(layers)
  const bar = Buffer.from(idBarSvg(width, barHeight, asset.id))
  return picture
    .extend({ bottom: barHeight })
    .composite([...layers, { input: bar, left: 0, top: height }])
}

function fileName(asset: CatalogAsset, rendition: string): string {
  return `${edition}/${asset.id.slice(-2)}/${asset.id}-${rendition}.jpg`
}

function defaultFolder(): string {
  return resolve('.cache/catalog')
}
