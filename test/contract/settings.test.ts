import { describe, expect, it } from 'vitest'
import {
  plainSearch,
  defaultSettings,
  readSettings
} from '../../contract/settings.ts'
import type { KeptSearch } from '../../contract/settings.ts'
import { recentWords } from '../kept-searches.ts'

const lake: KeptSearch = {
  mediaType: 'video',
  words: 'lake',
  filters: { resolution: '4k' },
  sort: 'newest'
}

describe('readSettings', () => {
  it('reads saved settings', () => {
    const saved = {
      width: 500,
      height: 700,
      recentSearches: [lake],
      savedSearches: [lake],
      seenCounts: [{ id: '7', count: 3 }],
      safeSearch: false,
      keepsSubject: false,
      prefersLargest: false,
      medium: 'video',
      language: 'de',
      mayUpload: ['file-1'],
      recentComps: ['136', '137'],
      isWelcomed: true,
      isMinimised: true,
      volume: 0.4,
      isMuted: true
    }

    const settings = readSettings(saved)

    expect(settings).toEqual(saved)
  })

  it.each([null, 'text', [], 7])('is the default for %j', value => {
    const settings = readSettings(value)

    expect(settings).toEqual(defaultSettings)
  })

  it('keeps the usable part and brings sizes within limits', () => {
    const settings = readSettings({
      width: 20,
      height: 90_000,
      recentSearches: ['a', 3, lake, { words: 'b' }],
      savedSearches: 'none',
      seenCounts: [null, { id: 7, count: 1 }, { id: '7', count: -1 }, 'x'],
      safeSearch: 'yes',
      medium: 'scent',
      language: 'nl',
      mayUpload: ['file-1', 7, null],
      recentComps: ['136', 7, null],
      isWelcomed: 'yes',
      isMinimised: 1,
      volume: 0,
      isMuted: 'yes'
    })

    expect(settings).toEqual({
      width: 300,
      height: 1200,
      recentSearches: [plainSearch('a'), lake],
      savedSearches: [],
      seenCounts: [],
      safeSearch: true,
      keepsSubject: true,
      prefersLargest: true,
      medium: 'image',
      language: null,
      mayUpload: ['file-1'],
      recentComps: ['136'],
      isWelcomed: false,
      isMinimised: false,
      volume: 1,
      isMuted: false
    })
  })

  it('keeps the twenty newest searches', () => {
    const words = Array.from({ length: 30 }, (_, i) => `search ${i}`)

    const settings = readSettings({ recentSearches: words })

    expect(recentWords(settings)).toEqual(words.slice(0, 20))
  })

  it('keeps the fifty files that were agreed to last', () => {
    const mayUpload = Array.from({ length: 60 }, (_, i) => `file-${i}`)

    const settings = readSettings({ mayUpload })

    expect(settings.mayUpload).toEqual(mayUpload.slice(0, 50))
  })

  it('keeps the twelve newest comps of each medium', () => {
    const images = Array.from({ length: 30 }, (_, i) => `${i}`)
    const tracks = images.map(id => `audio ${id}`)

    const settings = readSettings({ recentComps: [...images, ...tracks] })

    expect(settings.recentComps).toEqual([
      ...images.slice(0, 12),
      ...tracks.slice(0, 12)
    ])
  })
})
