import { describe, expect, it } from 'vitest'
import {
  isNewer,
  readImageIndexEntry,
  readProvenance
} from '../../contract/document.ts'
import type { ImageIndexEntry, Provenance } from '../../contract/document.ts'
import { maxSearchId } from '../../contract/shape.ts'

const entry: ImageIndexEntry = {
  v: 1,
  assetId: '1001',
  mediaType: 'image',
  state: 'comp',
  rendition: 'preview_1000',
  width: 1000,
  height: 720,
  pictureHeight: 667
}

const provenance: Provenance = {
  ...entry,
  imageHash: 'a'.repeat(40),
  licenseId: null,
  at: '2026-01-31T10:00:00.000Z'
}

const readers = [
  { name: 'readImageIndexEntry', read: readImageIndexEntry, record: entry },
  { name: 'readProvenance', read: readProvenance, record: provenance }
]

describe.each(readers)('$name', ({ read, record }) => {
  it('reads what was written', () => {
    const text = JSON.stringify(record)

    const value = read(text)

    expect(value).toEqual(record)
  })

  it.each(Object.keys(record))('refuses an entry without %s', field => {
    const text = JSON.stringify({ ...record, [field]: undefined })

    const value = read(text)

    expect(value).toBeNull()
  })

  it.each(Object.keys(record))('refuses an entry with a list as %s', field => {
    const text = JSON.stringify({ ...record, [field]: ['x'] })

    const value = read(text)

    expect(value).toBeNull()
  })

  it('refuses an asset id with leading zeros', () => {
    const value = read(JSON.stringify({ ...record, assetId: '01001' }))

    expect(value).toBeNull()
  })

  it('reads the search in which it was found', () => {
    const found = { ...record, searchId: 'x'.repeat(maxSearchId) }

    const value = read(JSON.stringify(found))

    expect(value).toEqual(found)
  })

  it.each([7, '', ['x'], 'x'.repeat(maxSearchId + 1)])(
    'refuses %j as a search',
    searchId => {
      const value = read(JSON.stringify({ ...record, searchId }))

      expect(value).toBeNull()
    }
  )

  it.each(['', 'no JSON', 'null', '7', '[]', '"text"', '{}'])(
    'refuses %j',
    text => {
      const value = read(text)

      expect(value).toBeNull()
    }
  )

  it('refuses an entry of a newer version', () => {
    const text = JSON.stringify({ ...record, v: 2 })

    const value = read(text)

    expect(value).toBeNull()
  })

  it('refuses an entry longer than 4096 characters', () => {
    const whole = JSON.stringify({ ...record, note: '' })
    const fits = whole.replace('""', `"${'x'.repeat(4096 - whole.length)}"`)

    const values = [read(fits), read(`${fits} `)]

    expect(fits).toHaveLength(4096)
    expect(values).toEqual([expect.objectContaining(record), null])
  })
})

describe('readProvenance', () => {
  it('reads the name that we gave the layer', () => {
    const named = { ...provenance, layerName: 'x'.repeat(1000) }

    const value = readProvenance(JSON.stringify(named))

    expect(value).toEqual(named)
  })

  it.each([
    ['a number', 7],
    ['null', null],
    ['a long text', 'x'.repeat(1001)]
  ])('refuses %s as a name', (_, layerName) => {
    const text = JSON.stringify({ ...provenance, layerName })

    expect(readProvenance(text)).toBeNull()
  })
})

describe('readImageIndexEntry', () => {
  it.each([0, -1, 1e9, Number.NaN, '12'])('refuses a width of %s', width => {
    const value = readImageIndexEntry(JSON.stringify({ ...entry, width }))

    expect(value).toBeNull()
  })

  it.each([
    { state: 'owned' },
    { mediaType: 'hologram' },
    { assetId: 'x'.repeat(1001) }
  ])('refuses an entry with %o', wrong => {
    const value = readImageIndexEntry(JSON.stringify({ ...entry, ...wrong }))

    expect(value).toBeNull()
  })
})

describe('isNewer', () => {
  it.each([
    ['{"v":2}', true],
    ['{"v":1}', false],
    ['{"v":"2"}', false],
    ['[2]', false],
    ['', false]
  ])('says of %s: %s', (text, expected) => {
    const newer = isNewer(text)

    expect(newer).toBe(expected)
  })
})
