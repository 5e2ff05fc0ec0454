import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listAssets } from '../list-assets.ts'
import { renderRendition } from '../render-rendition.ts'
import { UnknownRenditionError } from '../render/unknown-rendition-error.ts'
import { renditionSizes } from '../rendition-sizes.ts'
import { sample } from '../../../test/sample.ts'
import { temporaryFolder } from './temporary-folder.ts'

const assets = [...listAssets()]

function first(kind: string, hasIdBar: boolean) {
  const asset = assets.find(
    asset =>
      asset.source.kind === kind &&
      asset.hasIdBar === hasIdBar &&
      (kind === 'photo' || asset.width * asset.height < 4_000_000)
  )
  if (!asset) throw new Error(`No ${kind}`)
  return asset
}

const originals = (['photo', 'emoji', 'scene'] as const).flatMap(kind => [
  first(kind, true),
  first(kind, false)
])

test.each(sample(originals, 1))(
  'renders the sizes of the record: $title',
  async asset => {
    const cacheFolder = await temporaryFolder()

    for (const size of renditionSizes(asset)) {
      const file = await renderRendition(asset.id, size.name, { cacheFolder })
      const { width, height, format } = await sharp(file.bytes).metadata()

      expect([size.name, width, height, format]).toEqual([
        size.name,
        size.width,
        size.height + size.barHeight,
        'jpeg'
      ])
      expect([file.width, file.height]).toEqual([width, height])
      const { fileSize = file.bytes.length } = size
      expect(file.bytes.length / fileSize).toBeGreaterThan(0.5)
      expect(file.bytes.length / fileSize).toBeLessThan(2)
    }
  },
  60_000
)

test.each(sample(originals, 1))(
  'renders the same bytes again: $title',
  async asset => {
    const one = await temporaryFolder()
    const other = await temporaryFolder()

    for (const name of ['small_thumb', 'preview', 'preview_1000']) {
      const before = await renderRendition(asset.id, name, { cacheFolder: one })
      const after = await renderRendition(asset.id, name, {
        cacheFolder: other
      })
      const cached = await renderRendition(asset.id, name, { cacheFolder: one })

      expect(Buffer.compare(before.bytes, after.bytes)).toBe(0)
      expect(Buffer.compare(before.bytes, cached.bytes)).toBe(0)
    }
  }
)

test('adds attribution and license to licensed files', async () => {
  const cacheFolder = await temporaryFolder()
  const { id } = first('emoji', false)

  const sold = await renderRendition(id, 'huge_jpg', { cacheFolder })
  const shown = await renderRendition(id, 'preview', { cacheFolder })

  const { exif, density } = await sharp(sold.bytes).metadata()
  expect(exif?.toString('latin1')).toMatch(/OpenMoji.*CC BY-SA 4\.0/s)
  expect(exif?.toString('latin1')).toContain('licenses/by-sa/4.0/')
  expect(density).toBe(300)
  expect(Buffer.from(shown.bytes).includes('OpenMoji')).toBe(false)
})

test('renders once for simultaneous requests', async () => {
  const cacheFolder = await temporaryFolder()
  const asset = first('scene', false)

  const files = await Promise.all(
    Array.from({ length: 5 }, () =>
      renderRendition(asset.id, 'preview', { cacheFolder })
    )
  )

  expect(new Set(files.map(file => file.bytes)).size).toBe(1)
})

test('leaves only complete files', async () => {
  const cacheFolder = await temporaryFolder()
  const asset = first('emoji', false)

  await renderRendition(asset.id, 'large_thumb', { cacheFolder })

  const files = await readdir(cacheFolder, {
    recursive: true,
    withFileTypes: true
  })
  const names = files.filter(file => file.isFile()).map(file => file.name)
  expect(names.toSorted()).toEqual([
    `${asset.id}-base-576.jpg`,
    `${asset.id}-large_thumb.jpg`
  ])
})

test('names the unknown asset or rendition', async () => {
  const asset = first('photo', false)

  await expect(renderRendition('111111111', 'preview')).rejects.toThrow(
    UnknownRenditionError
  )
  await expect(renderRendition(asset.id, 'vector_eps')).rejects.toThrow(
    /no rendition vector_eps/
  )
})
