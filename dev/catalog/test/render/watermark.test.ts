import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { listAssets } from '../../list-assets.ts'
import { renderRendition } from '../../render-rendition.ts'
import { renditionSizes } from '../../rendition-sizes.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const assets = [...listAssets({ count: 1200 })].filter(
  asset => !asset.hasIdBar && asset.imageType !== 'vector'
)
const samples = (['photo', 'emoji', 'scene'] as const).flatMap(kind =>
  assets.filter(asset => asset.source.kind === kind).slice(3, 4)
)

/** Share of pixels that clearly differ. */
function difference(one: Buffer, other: Buffer): number {
  const changed = one.filter(
    (value, at) => Math.abs(value - (other[at] ?? 0)) > 20
  )
  return changed.length / one.length
}

test.each(samples)('watermarks only previews: $title', async asset => {
  const cacheFolder = await temporaryFolder()
  const gray = (picture: Sharp) => picture.greyscale().raw().toBuffer()

  const shares = new Map<string, number>()
  for (const { name, width, height } of renditionSizes(asset)) {
    if (Math.max(width, height) > 1500) continue
    const file = await renderRendition(asset.id, name, { cacheFolder })
    const side = Math.max(width, height) > 576 ? 1536 : 576
    const [edition = ''] = await readdir(cacheFolder)
    const base = join(cacheFolder, edition, asset.id.slice(-2), asset.id)
    const bare = sharp(`${base}-base-${side}.jpg`)
    const clean = bare.resize(width, height, { fit: 'fill' })
    const share = difference(await gray(sharp(file.bytes)), await gray(clean))
    shares.set(name, share)
  }

  const marked = [...shares].filter(([, share]) => share > 0.015)
  const bare = [...shares].filter(([, share]) => share < 0.008)
  expect(marked.map(([name]) => name)).toEqual([
    'preview',
    'preview_1000',
    'preview_1500'
  ])
  expect(bare.map(([name]) => name)).toEqual([
    'small_thumb',
    'large_thumb',
    'huge_thumb',
    'small_jpg',
    'medium_jpg'
  ])
})
