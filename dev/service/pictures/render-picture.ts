import sharp from 'sharp'
import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import { createFileCache } from '../../catalog/render/file-cache.ts'
import { createLimiter } from '../../catalog/render/limiter.ts'
import { watermarkSvg } from '../../catalog/render/watermark.ts'
import {
  renditionSizes,
  type RenditionSize
} from '../../catalog/rendition-sizes.ts'

/** The source of renditions. */
export interface PictureFile {
  path: string
  /** Milliseconds since 1970. */
  changedAt: number
}

const concurrency = 2

/**
 * Renditions that do not enlarge the picture; previews and the original always.
 */
export function pictureSizes(asset: CatalogAsset): RenditionSize[] {
  const longest = Math.max(asset.width, asset.height)
  return renditionSizes(asset).filter(({ name, width, height }) => {
    const isSold = name === 'small_jpg' || name === 'medium_jpg'
    if (name === 'supersize_jpg') return false
    return !isSold || Math.max(width, height) <= longest
  })
}

/** Renders JPEG renditions of pictures, and caches them in a folder. */
export function createPictureRenderer(cacheFolder: string) {
  const cache = createFileCache(cacheFolder)
  const limit = createLimiter(concurrency)

  return (
    asset: CatalogAsset,
    { path, changedAt }: PictureFile,
    size: RenditionSize
  ): Promise<Uint8Array> => {
    const file = `${asset.id.slice(-2)}/${asset.id}-${changedAt}-${size.name}.jpg`
    return cache.get(file, () => limit(() => render(path, size)))
  }
}

/** Without the camera's metadata, such as a location. */
function render(
  path: string,
  { width, height, isWatermarked, dpi, fileSize }: RenditionSize
): Promise<Buffer> {
  const picture = sharp(path, { autoOrient: true })
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
  const input = Buffer.from(watermarkSvg(width, height))
  const marked = isWatermarked ? picture.composite([{ input }]) : picture
  return marked
    .withExif({}) // otherwise `density` would keep the file's own
    .withDensity(dpi)
    .jpeg({ quality: fileSize ? 92 : 84 })
    .toBuffer()
}
