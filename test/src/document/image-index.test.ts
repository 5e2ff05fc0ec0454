import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImageIndexEntry } from '../../../contract/document.ts'
import {
  findIndexEntry,
  openImageIndex,
  writeIndexEntry
} from '../../../src/document/image-index.ts'

const entry: ImageIndexEntry = {
  v: 1,
  assetId: '1001',
  mediaType: 'image',
  state: 'comp',
  rendition: 'preview_1000',
  width: 90,
  height: 60,
  pictureHeight: 60
}

let texts: Record<string, string>

beforeEach(() => {
  texts = {}
  const root = {
    getPluginData: (key: string) => texts[key] ?? '',
    getPluginDataKeys: () => Object.keys(texts),
    setPluginData(key: string, text: string) {
      if (text) texts[key] = text
      else delete texts[key]
    },
    getSharedPluginData: () => '',
    setSharedPluginData: () => {}
  }
  vi.stubGlobal('figma', { root })
})

afterEach(() => void vi.unstubAllGlobals())

function write(hash: string, own: Partial<ImageIndexEntry> = {}): void {
  texts[`image:${hash}`] = JSON.stringify({ ...entry, ...own })
}

it('parses an entry once, and again after it was written', () => {
  write('a')
  const first = findIndexEntry('a', entry)
  const again = findIndexEntry('a', entry)
  write('a', { state: 'licensed' })

  expect(first).toEqual(entry)
  expect(again).toBe(first)
  expect(findIndexEntry('a', entry)).toEqual({ ...entry, state: 'licensed' })
})

it('limits how many entries it caches', () => {
  write('a', { assetId: '1' })
  const asset = { assetId: '1', mediaType: 'image' } as const
  const first = findIndexEntry('a', asset)
  for (let i = 0; i < 5000; i += 1) {
    write(`${i}`, { assetId: `10${i}` })
    findIndexEntry(`${i}`, asset)
  }

  const again = findIndexEntry('a', asset)

  expect(again).toEqual(first)
  expect(again).not.toBe(first)
})

it('ignores broken texts, however many there are', () => {
  for (let i = 0; i < 5000; i += 1) texts[`image:${i}`] = `{"v":1,"a":${i}}`

  const found = Object.keys(texts).map(key =>
    findIndexEntry(key.slice(6), entry)
  )

  expect(found.every(one => one === null)).toBe(true)
})

function idsOf(hash: string): string[] {
  return openImageIndex()
    .entriesOf(hash)
    .map(({ assetId }) => assetId)
}

it('lists each asset of an image, the first under the key of version 0.1', () => {
  const other = { ...entry, assetId: '1002' }
  const video = { ...entry, mediaType: 'video' as const }

  writeIndexEntry('a', entry, [])
  writeIndexEntry('a', other, [])
  writeIndexEntry('a', video, [])
  writeIndexEntry('b', other, [])

  expect(openImageIndex().entriesOf('a')).toEqual([entry, other, video])
  expect(idsOf('b')).toEqual(['1002'])
  expect(JSON.parse(texts['image:a'] ?? '')).toEqual(entry)
  expect(findIndexEntry('a', other)).toEqual(other)
  expect(findIndexEntry('b', entry)).toBeNull()
})

it('uses no other key that version 0.1 reads as an image', () => {
  writeIndexEntry('a', entry, [])
  writeIndexEntry('a', { ...entry, assetId: '1002' }, [])

  const taken = Object.keys(texts).flatMap(key => {
    const [, hash = ''] = key.split('image:') // as 0.1 reads it
    return hash || []
  })

  expect(taken).toEqual(['a'])
})

it('reads an entry that version 0.1 wrote over the first asset', () => {
  writeIndexEntry('a', entry, [])
  writeIndexEntry('a', { ...entry, assetId: '1002' }, [])

  write('a', { assetId: '1002', state: 'licensed' })

  expect(idsOf('a')).toEqual(['1002'])
  expect(findIndexEntry('a', { assetId: '1002', mediaType: 'image' })).toEqual({
    ...entry,
    assetId: '1002',
    state: 'licensed'
  })
})

it('overwrites the entry of the same asset under any key', () => {
  const other = { ...entry, assetId: '1002' }
  writeIndexEntry('a', entry, [])
  writeIndexEntry('a', other, [])

  writeIndexEntry('a', { ...other, state: 'licensed' }, [])
  write('a', other)
  writeIndexEntry('a', { ...other, rendition: 'huge_jpg' }, [])

  expect(openImageIndex().entriesOf('a')).toEqual([
    { ...other, rendition: 'huge_jpg' }
  ])
  expect(Object.keys(texts)).toEqual(['image:a'])
})

it('reverts its entries', () => {
  writeIndexEntry('a', entry, [])
  const before = { ...texts }
  const restore: (() => void | Promise<void>)[] = []

  writeIndexEntry('a', { ...entry, assetId: '1002' }, restore)
  writeIndexEntry('a', { ...entry, state: 'licensed' }, restore)
  restore.toReversed().forEach(back => void back())

  expect(texts).toEqual(before)
})
