import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  TolerantCategory,
  TolerantContributor,
  TolerantHistory,
  TolerantImage,
  TolerantList,
  TolerantSubscription,
  readRecords
} from '../../../../contract/api/records/tolerant.ts'

const url = 'http://localhost:4402/previews/1.jpg'
const preview = { url, width: 450, height: 300 }

describe('TolerantImage', () => {
  it('requires an id and one picture', () => {
    const image = v.parse(TolerantImage, { id: '1', assets: { preview } })

    expect(image).toMatchObject({ id: '1' })
    expect(image.assets.preview).toEqual(preview)
  })

  it('accepts a number as an id', () => {
    const image = v.parse(TolerantImage, { id: 1001, assets: { preview } })

    expect(image.id).toBe('1001')
  })

  it('refuses a number with leading zeros as an id', () => {
    const ids = ['0101', '00', '0', '0x1', '01a']

    const read = readRecords(
      TolerantImage,
      ids.map(id => ({ id, assets: { preview } }))
    )

    expect(read.records.map(({ id }) => id)).toEqual(['0', '0x1', '01a'])
    expect(read.dropped).toBe(2)
  })

  it('leaves out broken fields and accepts new values', () => {
    const image = v.parse(TolerantImage, {
      id: '1',
      image_type: 'hologram',
      aspect: 'wide',
      keywords: 'a, b',
      is_editorial: null,
      mood: 'calm',
      assets: { preview, large_thumb: { url: 'nowhere' }, smell: {} }
    })

    expect(image).toMatchObject({ id: '1', image_type: 'hologram' })
    expect(image.aspect).toBeUndefined()
    expect(image.keywords).toBeUndefined()
    expect(image.is_editorial).toBeUndefined()
    expect(image.assets.large_thumb).toBeUndefined()
  })

  it('reads the items of lists one by one, up to a limit', () => {
    const words = Array.from({ length: 100_000 }, (_, i) => `word ${i}`)
    const categories = [null, { id: [], name: 'Nature' }, 7, { name: [] }]
    const record = { id: '1', assets: { preview }, categories }

    const some = v.parse(TolerantImage, { ...record, keywords: ['a', 7, 'b'] })
    const many = v.parse(TolerantImage, { ...record, keywords: words })

    expect(some.keywords).toEqual(['a', 'b'])
    expect(some.categories).toEqual([{ name: 'Nature' }, {}])
    expect(many.keywords).toEqual(words.slice(0, 200))
  })

  it('shortens long texts', () => {
    const description = 'x'.repeat(1_000_000)

    const image = v.parse(TolerantImage, {
      id: '1',
      description,
      keywords: [description],
      assets: { preview }
    })

    expect(image.description).toHaveLength(500)
    expect(image.keywords?.[0]).toHaveLength(100)
  })

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'file:///etc/passwd',
    '//media.test/1.jpg',
    `http://media.test/${'x'.repeat(2000)}`
  ])('has no picture at %.40s', address => {
    const large_thumb = { ...preview, url: address }

    const { assets } = v.parse(TolerantImage, {
      id: '1',
      assets: { preview, large_thumb }
    })

    expect(assets.large_thumb).toBeUndefined()
  })

  it('leaves out sizes that no file has', () => {
    const huge_jpg = { width: -1, height: 1e308, file_size: -5, dpi: 300 }

    const { assets } = v.parse(TolerantImage, {
      id: '1',
      assets: { preview, huge_jpg }
    })

    expect(assets.huge_jpg).toEqual({ dpi: 300 })
  })

  it.each([
    {},
    { id: '.', assets: { preview } },
    { id: '..', assets: { preview } },
    { id: 'a b', assets: { preview } },
    { id: '\ud800', assets: { preview } },
    { id: '1'.repeat(201), assets: { preview } },
    { id: '', assets: { preview } },
    { assets: { preview } },
    { id: '1' },
    { id: '1', assets: {} },
    { id: '1', assets: { huge_jpg: { width: 4000, height: 3000 } } }
  ])('refuses %j', record => {
    const result = v.safeParse(TolerantImage, record)

    expect(result.success).toBe(false)
  })
})

describe('readRecords', () => {
  it('drops and counts unusable records, keeping the order', () => {
    const records = ['1', '2', '3'].map(id => ({ id, assets: { preview } }))

    const read = readRecords(TolerantImage, [
      records[0],
      null,
      records[1],
      { id: '9' },
      'text',
      records[2]
    ])

    expect(read.records.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(read.dropped).toBe(3)
  })
})

describe('TolerantList', () => {
  it.each([-5, 0.5, 1e308, 'a dozen', null])(
    'has no count of %j',
    total_count => {
      const list = v.parse(TolerantList, { data: [], total_count })

      expect(list.total_count).toBeUndefined()
    }
  )

  it.each([null, {}, { length: 1 }, 'x'])('is none with data of %j', data => {
    expect(v.safeParse(TolerantList, { data }).success).toBe(false)
  })
})

describe('TolerantCategory', () => {
  it('accepts any category that has a name', () => {
    const { records, dropped } = readRecords(TolerantCategory, [
      { id: 12, name: ' Nature ' },
      { id: 13, name: 'Arts &amp; Crafts' },
      { id: 14, name: '&nbsp;' },
      { name: 'Food and Drink' },
      { id: '1', name: '' },
      { id: '2', name: 'x'.repeat(256) },
      { id: '3' },
      null
    ])

    expect(records.map(({ name }) => name)).toEqual([
      'Nature',
      'Arts & Crafts',
      'Food and Drink'
    ])
    expect(dropped).toBe(5)
  })
})

describe('TolerantHistory', () => {
  it('reads a license with only an id', () => {
    const entry = v.parse(TolerantHistory, { id: 'e1' })

    expect(entry).toMatchObject({ id: 'e1', license: '' })
  })

  it('normalizes the id of the asset', () => {
    const entry = v.parse(TolerantHistory, { id: 'e1', image: { id: '0101' } })

    expect(entry.image?.id).toBe('101')
  })
})

describe('TolerantSubscription', () => {
  it('ignores negative counts', () => {
    const plan = v.parse(TolerantSubscription, {
      id: 's1',
      allotment: { downloads_left: -5, downloads_limit: 0.5 },
      formats: [null, { size: 'huge', format: 'jpg' }, 7]
    })

    expect(plan.allotment).toEqual({})
    expect(plan.formats).toEqual([{ size: 'huge', format: 'jpg' }])
  })

  it('reads an expired plan, which has no allotment', () => {
    const plan = v.parse(TolerantSubscription, {
      id: 's1',
      expiration_time: '2020-01-01T00:00:00Z',
      allotment: null
    })

    expect(plan.allotment).toBeUndefined()
  })
})

describe('TolerantContributor', () => {
  it('reads one with only an id, which may be a number', () => {
    const contributor = v.parse(TolerantContributor, {
      id: 77,
      display_name: null,
      about: ['no text'],
      mood: 'calm'
    })

    expect(contributor).toEqual({ id: '77' })
  })

  it('refuses one without an id', () => {
    const result = v.safeParse(TolerantContributor, { display_name: 'Ann' })

    expect(result.success).toBe(false)
  })
})
