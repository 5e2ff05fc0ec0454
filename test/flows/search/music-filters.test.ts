import { beforeEach, expect, it } from 'vitest'
import { tracks } from '../../../dev/catalog/tracks/tracks.ts'
import type { Track } from '../../../dev/catalog/tracks/track.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import type { Filters } from '../../../ui/api/search-filters.ts'
import type { Sort } from '../../../ui/api/search-sorts.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  file.panel.chooseMedium('audio')
})

type Test = (track: Track) => boolean

const safe = tracks.filter(track => !track.isAdult)
const days = safe.map(({ addedDate }) => addedDate).toSorted()
const someday = days[Math.floor(days.length / 2)] ?? ''
const tempos = safe.map(({ bpm }) => bpm).toSorted((a, b) => a - b)
const tempo = tempos[Math.floor(tempos.length / 2)] ?? 0
const durations = safe.map(({ duration }) => duration).toSorted((a, b) => a - b)
const seconds = durations[Math.floor(durations.length / 2)] ?? 0
const some = safe.find(({ moods, lyrics }) => moods.length > 1 && lyrics !== '')
const { moods = [], lyrics = '', title = '', artists = [] } = some ?? {}
const instruments = safe[0]?.instruments ?? []
const album = safe[0]?.album.title ?? ''
const words = lyrics.split(/\W+/).slice(0, 3).join(' ')
const likes = safe.find(({ similarArtists }) => similarArtists.length > 0)
const similarArtist = likes?.similarArtists[0] ?? ''

const filters: [Filters, Test][] = [
  [{ genres: ['Jazz'] }, track => track.genres.includes('Jazz')],
  [
    { genres: ['Blues', 'R&B/Soul'] },
    track => track.genres.some(one => one === 'Blues' || one === 'R&B/Soul')
  ],
  [{ moods }, track => moods.every(one => track.moods.includes(one))],
  [
    { instruments },
    track => instruments.every(one => track.instruments.includes(one))
  ],
  [{ tempo: { from: tempo } }, ({ bpm }) => bpm >= tempo],
  [{ tempo: { to: tempo } }, ({ bpm }) => bpm <= tempo],
  [{ seconds: { from: seconds } }, ({ duration }) => duration >= seconds],
  [{ vocals: 'instrumental' }, track => track.isInstrumental],
  [{ vocals: 'female' }, ({ vocals }) => vocals === 'female'],
  [{ vocals: 'male' }, ({ vocals }) => vocals === 'male'],
  [{ title }, track => track.title === title],
  [{ album }, track => track.album.title === album],
  [{ lyrics: words }, track => track.id === some?.id],
  [
    { artists: [...artists] },
    track => track.artists.some(one => artists.includes(one))
  ],
  [
    { similarArtist },
    ({ similarArtists }) => similarArtists.includes(similarArtist)
  ],
  [{ addedFrom: someday }, ({ addedDate }) => addedDate >= someday],
  [{ addedUntil: someday }, ({ addedDate }) => addedDate <= someday]
]

it.each(filters)(
  'finds matching tracks by %j, and nothing else',
  async (one, isMatch) => {
    file.panel.changeFilters(one)
    await stack.until(() => file.panel.$search.get().state === 'ready')

    const ids = (await readAll()).map(({ assetId }) => assetId)
    const expected = safe.filter(isMatch).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(expected.toSorted())
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.length).toBeLessThan(safe.length)
  }
)

const orders: [Sort, (track: Track) => string | number, 1 | -1][] = [
  ['popular', ({ popularity }) => popularity, -1],
  ['newest', ({ addedDate }) => addedDate, -1],
  ['title', track => track.title.toLowerCase(), 1],
  ['artist', track => track.artists.join(', ').toLowerCase(), 1],
  ['slowest', ({ bpm }) => bpm, 1],
  ['fastest', ({ bpm }) => bpm, -1],
  ['shortest', ({ duration }) => duration, 1],
  ['longest', ({ duration }) => duration, -1]
]

it.each(orders)('shows all tracks, ordered by %s', async (sort, key, turn) => {
  file.panel.setSort(sort)
  await file.panel.search('')

  const ids = (await readAll()).map(({ assetId }) => assetId)
  const keys = ids.map(id => {
    const track = safe.find(one => one.id === id)
    return track && key(track)
  })
  const expected = safe
    .map(key)
    .toSorted((a, b) => (a < b ? -turn : a > b ? turn : 0))
  expect(keys).toEqual(expected)
})

it('shows tracks that match best first', async () => {
  const { panel } = file
  await panel.search('piano')
  const popular = readResults(panel).map(({ assetId }) => assetId)

  panel.setSort('relevance')
  await searched(2)

  const relevant = readResults(panel).map(({ assetId }) => assetId)
  expect(relevant.toSorted()).toEqual(popular.toSorted())
})

it('shows tracks for adults only without safe search', async () => {
  await file.panel.search('')
  const shown = (await readAll()).length
  const pages = stack.service.arrivals.count('GET', '/v2/audio/search')

  file.panel.setSafeSearch(false)
  await searched(pages + 1)

  expect(shown).toBe(safe.length)
  expect(await readAll()).toHaveLength(tracks.length)
  expect(tracks.length).toBeGreaterThan(safe.length)
})

it('counts tracks before filters apply', async () => {
  const { panel } = file
  panel.openDraft()

  panel.changeDraft({ genres: ['Jazz'] })
  await stack.clock.advance(400)
  await stack.until(() => panel.$draftCount.get().state === 'ready')

  expect(panel.$draftCount.get()).toEqual({
    state: 'ready',
    total: safe.filter(({ genres }) => genres.includes('Jazz')).length
  })
})

async function searched(times: number): Promise<void> {
  await stack.until(
    () =>
      stack.service.arrivals.count('GET', '/v2/audio/search') === times &&
      file.panel.$search.get().state === 'ready'
  )
}

/** The results of all pages. */
async function readAll(): Promise<readonly Asset[]> {
  const { panel } = file
  for (;;) {
    const found = panel.$search.get()
    if (found.state !== 'ready' || found.more !== 'idle') break
    await panel.results.loadMore()
  }
  return readResults(panel)
}
