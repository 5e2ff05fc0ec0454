import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getImage } from '../../../../contract/api/image-endpoints.ts'
import { bytesOf, idOf, plain, usePictures } from './use-pictures.ts'

const used = usePictures()

test.each([
  ['as wide as a hair', 12_000, 2],
  ['as high as a hair', 2, 12_000],
  ['of one pixel', 1, 1]
])('a picture %s has every preview', async (_, width, height) => {
  const odd = await plain('#c81e1e', width, height).png().toBuffer()
  used.writePicture('odd.png', odd)
  used.writeTable(['file,title', 'odd.png,Odd'])
  const opened = await used.open()
  const id = await idOf(opened, 'odd')

  const { assets = {} } = await opened.ask(getImage, { path: { id } })
  const previews = Object.values(assets).filter(
    size => size !== undefined && 'url' in size
  )

  expect(previews).toHaveLength(6)
  for (const { url, ...size } of previews) {
    const made = await sharp(await bytesOf(opened, url)).metadata()
    expect(made).toMatchObject(size)
    expect(Math.max(made.width, made.height)).toBeLessThanOrEqual(1500)
  }
})
