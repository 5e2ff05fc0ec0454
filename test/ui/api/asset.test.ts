import * as v from 'valibot'
import { expect, it } from 'vitest'
import { TolerantImage } from '../../../contract/api/tolerant.ts'
import { toAsset } from '../../../ui/api/asset.ts'
import { imageRecord } from '../stores/image-record.ts'

function read(record: object) {
  return toAsset(v.parse(TolerantImage, record))
}

const picture = (width: number) => ({
  url: `http://media.test/${width}.jpg`,
  width,
  height: width / 2
})

it('reads what a service tells', () => {
  const asset = read(
    imageRecord('7', {
      is_editorial: true,
      keywords: ['peak'],
      categories: [{ id: '12', name: 'Nature' }, { id: '13' }],
      added_date: '2026-01-31'
    })
  )

  expect(asset).toMatchObject({
    id: '7',
    mediaType: 'image',
    contributorId: '77',
    isEditorial: true,
    keywords: ['peak'],
    categories: ['Nature'],
    addedDate: '2026-01-31',
    sizes: [
      { name: 'medium_jpg', width: 1000, isLicensable: true },
      { name: 'huge_jpg', format: 'jpg' }
    ]
  })
})

it('sorts pictures by their size, whatever they are called', () => {
  const assets = {
    preview: picture(1000),
    preview_1000: picture(1500),
    preview_1500: picture(450)
  }

  const asset = read({ id: '1', assets })

  expect(asset.previews.map(({ name }) => name)).toEqual([
    'preview_1500',
    'preview',
    'preview_1000'
  ])
})

it('finds a name and an aspect where a service gives none', () => {
  const asset = read({ id: 9, assets: { preview: picture(450) } })

  expect(asset).toMatchObject({
    id: '9',
    description: 'Image 9',
    aspect: 2,
    contributorId: null,
    thumbnails: []
  })
})
