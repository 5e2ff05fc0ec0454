import { expect, it } from 'vitest'
import { chipsOf } from '../../../../ui/search/filters/filter-chips.ts'
import { withFilters } from '../../../../ui/api/search-filters.ts'
import type { Filters } from '../../../../ui/api/search-filters.ts'

const all: Required<Filters> = {
  types: ['photo', 'vector'],
  orientation: 'vertical',
  color: 'e02424',
  seconds: { from: 10, to: 30 },
  resolution: '4k',
  aspectRatio: 'nonstandard',
  frameRate: 25,
  genres: ['Jazz', 'New Age'],
  moods: ['Calm', 'Odd'],
  instruments: ['Electric Piano'],
  tempo: { to: 80 },
  vocals: 'female',
  title: 'Rain',
  album: 'Rooms',
  lyrics: 'love',
  artists: ['Ada'],
  similarArtist: 'Bo',
  people: 4,
  age: '30s',
  gender: 'female',
  ethnicities: ['east_asian', 'other'],
  isReleased: true,
  minWidth: 1200,
  maxWidth: 4000,
  minHeight: 800,
  maxHeight: 3000,
  use: 'both',
  isEnhanced: true,
  isSensitive: false,
  category: 'Nature',
  contributors: ['OpenMoji'],
  models: ['m1'],
  addedFrom: '2026-01-31',
  addedUntil: '2026-02-28',
  language: 'de'
}

it('names every filter', () => {
  const texts = chipsOf(all).map(({ text }) => text)

  expect(texts).toEqual([
    'Photos',
    'Vectors',
    'Vertical',
    'Red',
    '10–30 s',
    '4K',
    'Other aspect ratio',
    '25 fps',
    'Jazz',
    'New Age',
    'Calm',
    'Odd',
    'Electric Piano',
    'Slow (up to 80 BPM)',
    'Female voice',
    'By Ada',
    'Similar to Bo',
    'Title: Rain',
    'Album: Rooms',
    'Lyrics: love',
    '4 or more people',
    'In their 30s',
    'Female',
    'East Asian',
    'Other',
    'Model released',
    'At least 1200 px wide',
    'At most 4000 px wide',
    'At least 800 px high',
    'At most 3000 px high',
    'Commercial and editorial',
    'Enhanced license',
    'No sensitive use',
    'In Nature',
    'By OpenMoji',
    'Model m1',
    'From 31 Jan 2026',
    'Until 28 Feb 2026',
    'Words in German'
  ])
})

it.each(chipsOf(all))('removes only $text', chip => {
  const left = chipsOf(withFilters(all, chip.change))

  const texts = left.map(({ text }) => text)
  expect(texts).not.toContain(chip.text)
  expect(texts).toHaveLength(chipsOf(all).length - 1)
})

it('names a color outside the palette by its digits', () => {
  const colors = ['123456', 'grayscale'].map(color => chipsOf({ color })[0])

  expect(colors.map(chip => chip?.text)).toEqual(['#123456', 'Black and white'])
})

it('names durations as they are chosen', () => {
  const chips = [{ to: 10 }, { from: 61 }, { from: 5 }].flatMap(seconds =>
    chipsOf({ seconds })
  )

  expect(chips.map(({ text }) => text)).toEqual([
    'Up to 10 s',
    'More than a minute',
    'At least 5 s'
  ])
})

it('has no chips without filters', () => {
  expect(chipsOf({})).toEqual([])
})

it('names a usual time', () => {
  expect(chipsOf({ addedFrom: 'week' })).toEqual([
    {
      name: 'addedFrom',
      text: 'Past week',
      change: { addedFrom: undefined }
    }
  ])
})
