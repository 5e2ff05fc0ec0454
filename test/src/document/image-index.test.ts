import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImageIndexEntry } from '../../../contract/document.ts'
import { findIndexEntry } from '../../../src/document/image-index.ts'

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
  const root = { getPluginData: (key: string) => texts[key] ?? '' }
  vi.stubGlobal('figma', { root })
})

afterEach(() => void vi.unstubAllGlobals())

function write(hash: string, own: Partial<ImageIndexEntry> = {}): void {
  texts[`image:${hash}`] = JSON.stringify({ ...entry, ...own })
}

it('reads an entry once, and anew when it was written again', () => {
  write('a')
  const first = findIndexEntry('a')
  const again = findIndexEntry('a')
  write('a', { state: 'licensed' })

  expect(first).toEqual(entry)
  expect(again).toBe(first)
  expect(findIndexEntry('a')).toEqual({ ...entry, state: 'licensed' })
})

it('does not remember all of a file with very many entries', () => {
  write('a', { assetId: '1' })
  const first = findIndexEntry('a')
  for (let i = 0; i < 5000; i += 1) {
    write(`${i}`, { assetId: `10${i}` })
    findIndexEntry(`${i}`)
  }

  const again = findIndexEntry('a')

  expect(again).toEqual(first)
  expect(again).not.toBe(first)
})

it('takes broken texts for nobody’s, however many there are', () => {
  for (let i = 0; i < 5000; i += 1) texts[`image:${i}`] = `{"v":1,"a":${i}}`

  const found = Object.keys(texts).map(key => findIndexEntry(key.slice(6)))

  expect(found.every(one => one === null)).toBe(true)
})
