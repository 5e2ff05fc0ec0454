import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { renderRendition } from '../../../dev/catalog/render-rendition.ts'
import { temporaryFolder } from './temporary-folder.ts'

const assets = [...listAssets({ count: 1200 })].filter(
  asset => !asset.hasIdBar && asset.imageType !== 'vector'
)
const samples = (['photo', 'emoji', 'scene'] as const).flatMap(kind =>
  assets.filter(asset => asset.source.kind === kind).slice(3, 5)
)

/** Files of one row come from the same painting, but for the marks. */
const pairs = [
  { licensed: 'small_jpg', thumb: 'large_thumb', previews: ['preview'] },
  {
    licensed: 'medium_jpg',
    thumb: 'small_jpg',
    previews: ['preview_1000', 'preview_1500']
  }
]

async function gray(bytes: Uint8Array, width: number, height: number) {
  const picture = sharp(bytes).resize(width, height, { fit: 'fill' })
  return picture.greyscale().raw().toBuffer()
}

/** Share of pixels that clearly differ. */
function difference(one: Buffer, other: Buffer): number {
  const changed = one.filter(
    (value, at) => Math.abs(value - (other[at] ?? 0)) > 8
  )
  return changed.length / one.length
}

test.each(samples)(
  'marks previews, not licensed files: $title',
  async asset => {
    const cacheFolder = await temporaryFolder()
    const render = async (name: string, width: number) => {
      const file = await renderRendition(asset.id, name, { cacheFolder })
      return gray(file.bytes, width, Math.round(width / asset.aspect))
    }

    for (const { licensed, thumb, previews } of pairs) {
      const clean = await render(licensed, 400)
      for (const preview of previews) {
        const share = difference(clean, await render(preview, 400))
        expect([preview, share > 0.03]).toEqual([preview, true])
      }

      const small = await render(licensed, 100)
      const share = difference(small, await render(thumb, 100))
      expect([licensed, share < 0.03]).toEqual([licensed, true])
    }
  }
)
