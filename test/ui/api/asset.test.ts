import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { TolerantImage } from '../../../contract/api/records/tolerant.ts'
import { toImage } from '../../../ui/api/image-asset.ts'
import { imageRecord } from '../image-record.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
  const { addresses } = platform()
  const media = ['http://media.test']
  usePlatform({ ...platform(), addresses: { ...addresses, media } })
})

function read(record: object) {
  return toImage(v.parse(TolerantImage, record))
}

const picture = (width: number) => ({
  url: `http://media.test/${width}.jpg`,
  width,
  height: width / 2
})

it('reads a record of the service', () => {
  const asset = read(
    imageRecord('7', {
      is_editorial: true,
      keywords: ['peak'],
      categories: [{ id: '12', name: 'Nature' }, { id: '13' }],
      added_date: '2026-01-31'
    })
  )

  expect(asset).toMatchObject({
    assetId: '7',
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

it('sorts pictures by size, not by name', () => {
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

it('derives a missing name and aspect', () => {
  const asset = read({ id: 9, assets: { preview: picture(450) } })

  expect(asset).toMatchObject({
    assetId: '9',
    description: 'Image 9',
    aspect: 2,
    contributorId: null,
    thumbnails: []
  })
})

const oddSides = [undefined, '', 0, -1, 1e9, null, Number.NaN, {}]

it.each(oddSides)('uses the aspect where the width is %j', width => {
  const odd = (name: string) => {
    return { url: `http://media.test/${name}.jpg`, width, height: width }
  }
  const record = imageRecord('7', {
    aspect: '0.5',
    assets: {
      small_thumb: odd('small_thumb'),
      preview_1000: odd('preview_1000'),
      preview: { ...odd('preview'), height: '450' },
      preview_1500: { ...odd('preview_1500'), width: '750' }
    }
  })

  const asset = read(record)

  expect(asset.aspect).toBe(0.5)
  expect(asset.thumbnails).toMatchObject([{ width: 50, height: 100 }])
  expect(asset.previews).toEqual([
    {
      name: 'preview',
      url: 'http://media.test/preview.jpg',
      width: 225,
      height: 450
    },
    {
      name: 'preview_1000',
      url: 'http://media.test/preview_1000.jpg',
      width: 500,
      height: 1000
    },
    {
      name: 'preview_1500',
      url: 'http://media.test/preview_1500.jpg',
      width: 750,
      height: 1500
    }
  ])
})

it.each([
  ['of another preview', { preview_1000: picture(1000) }],
  ['of a thumbnail', { small_thumb: picture(100) }],
  ['of a file', { huge_jpg: { width: '4000', height: 2000 } }]
])('uses the aspect %s where the record has none', (_, assets) => {
  const { url } = picture(450)

  const asset = read({
    id: '1',
    aspect: 0,
    assets: { preview: { url }, ...assets }
  })

  expect(asset.aspect).toBe(2)
  expect(asset.previews[0]).toMatchObject({ width: 450, height: 225 })
  expect(asset.previews[0]?.isGuessed).toBeUndefined()
})

it('guesses a square where nothing says more, and marks the guess', () => {
  const { url } = picture(450)

  const asset = read({ id: '1', assets: { preview: { url }, huge_jpg: {} } })

  expect(asset.aspect).toBe(1)
  expect(asset.previews).toEqual([
    { name: 'preview', url, width: 450, height: 450, isGuessed: true }
  ])
})

it('treats marks that were entities like others', () => {
  const asset = read(
    imageRecord('7', {
      description: '&#8238;A&#x202e;gnp.exe&#0;&NewLine;lake&#xd800;&rlm;',
      keywords: ['&#7;', 'lake&nbsp;', 'lake']
    })
  )

  expect(asset.description).toBe('A gnp.exe lake')
  expect(asset.keywords).toEqual(['lake'])
})

it('cleans texts and lists each keyword once', () => {
  const asset = read(
    imageRecord('7', {
      description: ' A\u202egnp.exe\u0000\nlake\ud800 ',
      keywords: ['lake', ' lake ', '', '\u0007', 7, 'shore'],
      categories: [null, { name: 'Nature' }, { name: 'Nature' }, { name: 8 }]
    })
  )

  expect(asset.description).toBe('A gnp.exe lake')
  expect(asset.keywords).toEqual(['lake', 'shore'])
  expect(asset.categories).toEqual(['Nature'])
})

it.each([0, -1, 1e9, 1e-9, 1e308, '1.5', null])(
  'uses the aspect of the pixels instead of %j',
  aspect => {
    expect(read(imageRecord('7', { aspect })).aspect).toBe(1.5)
  }
)

it('limits the aspect', () => {
  const wide = { ...picture(90_000), height: 1 }

  expect(read({ id: '1', assets: { preview: wide } }).aspect).toBe(50)
})

it.each([
  'https://elsewhere.test/1.jpg',
  'http://media.test.elsewhere.test/1.jpg',
  'http://media.test@elsewhere.test/1.jpg',
  'http://media.test:81/1.jpg'
])('has no picture from %s', url => {
  const { assets } = imageRecord('7') as { assets: object }
  const record = {
    id: '7',
    assets: { ...assets, preview: { ...picture(450), url } }
  }

  expect(read(record).previews.map(({ name }) => name)).toEqual([
    'preview_1000',
    'preview_1500'
  ])
})

it('ignores an invalid day', () => {
  const days = ['2026-01-31T10:00:00Z', 'soon', '1'].map(
    day => read(imageRecord('7', { added_date: day })).addedDate
  )

  expect(days).toEqual(['2026-01-31', null, null])
})
