import { beforeEach, expect, it } from 'vitest'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

const paths = { image: '/v2/images/search', video: '/v2/videos/search' }

function count(mediaType: keyof typeof paths): number {
  return stack.service.arrivals.count('GET', paths[mediaType])
}

it('searches for videos once they are chosen', async () => {
  const { panel } = file

  panel.chooseMedium('video')
  await panel.search('city')

  const media = readResults(panel).map(asset => asset.mediaType)
  expect(new Set(media)).toEqual(new Set(['video']))
  expect([count('image'), count('video')]).toEqual([0, 1])
})

it('shows each medium as it was left, without another request', async () => {
  const { panel } = file
  panel.setFilters({ orientation: 'vertical' })
  panel.setSort('newest')
  await panel.search('mountain')
  const [image] = readResults(panel)
  Object.assign(panel.results.place, { scroll: 480, cell: 7 })
  if (image) panel.togglePicked(image)
  const before = count('image')

  panel.chooseMedium('video')
  const atFirst = { ...shown(), picked: panel.$picked.get() }
  await panel.search('city')
  panel.chooseMedium('image')

  expect(atFirst).toEqual({
    state: 'idle',
    text: '',
    filters: {},
    sort: 'popular',
    picked: []
  })
  expect(shown()).toEqual({
    state: 'ready',
    text: 'mountain',
    filters: { orientation: 'vertical' },
    sort: 'newest'
  })
  expect(panel.results.place).toEqual({ scroll: 480, cell: 7 })
  expect(panel.$picked.get()).toEqual([image])
  panel.chooseMedium('video')
  expect(shown()).toMatchObject({ state: 'ready', text: 'city', filters: {} })
  expect([count('image'), count('video')]).toEqual([before, 1])
})

it('keeps music apart from the others, and begins with it', async () => {
  const { panel } = file
  panel.chooseMedium('audio')
  panel.setFilters({ tempo: { from: 60 } })
  panel.setSort('slowest')
  await panel.search('piano')
  const [track] = readResults(panel)
  Object.assign(panel.results.place, { scroll: 66, cell: 1 })
  if (track) panel.togglePicked(track)

  panel.chooseMedium('video')
  const atFirst = shown()
  panel.chooseMedium('audio')
  await stack.clock.advance(1000)

  expect(atFirst).toMatchObject({ text: '', filters: {}, sort: 'popular' })
  expect(shown()).toEqual({
    state: 'ready',
    text: 'piano',
    filters: { tempo: { from: 60 } },
    sort: 'slowest'
  })
  expect(panel.results.place).toEqual({ scroll: 66, cell: 1 })
  expect(panel.$picked.get()).toEqual([track])
  expect(track?.mediaType).toBe('audio')
  file = await stack.reopen(file)
  expect(file.panel.$medium.get()).toBe('audio')
})

it('begins with the medium that was chosen last', async () => {
  file.panel.chooseMedium('video')
  await stack.clock.advance(1000)

  file = await stack.reopen(file)

  expect(file.panel.$medium.get()).toBe('video')
  await file.panel.search('city')
  expect(count('video')).toBe(1)
})

it('offers the words of the other medium until others are typed', async () => {
  const { panel } = file
  await panel.search('city')

  panel.chooseMedium('video')
  const offered = panel.$offeredWords.get()
  panel.setQuery('sea')

  expect(offered).toBe('city')
  expect(panel.$offeredWords.get()).toBe('')
})

it('offers neither the same words nor the number of an asset', async () => {
  const { panel } = file
  await panel.search('city')
  panel.chooseMedium('video')
  await panel.search('city')

  panel.chooseMedium('image')
  expect(panel.$offeredWords.get()).toBe('')
  panel.setQuery('123456789')
  panel.chooseMedium('video')

  expect(panel.$offeredWords.get()).toBe('')
})

it('keeps what is typed and the order of a start page', async () => {
  const { panel } = file
  panel.setQuery('c')
  panel.setSort('newest')

  panel.chooseMedium('video')
  const atFirst = shown()
  panel.chooseMedium('image')

  expect(atFirst).toMatchObject({ text: '', sort: 'popular' })
  expect(shown()).toMatchObject({ state: 'idle', text: 'c', sort: 'newest' })
  await stack.calm()
  expect([count('image'), count('video')]).toEqual([0, 0])
})

it('finds images for the words of an image, whatever is chosen', async () => {
  const { panel } = file
  panel.chooseMedium('video')
  panel.setFilters({ isReleased: true })
  await panel.search('city')

  panel.openOnTop({ name: 'search', mediaType: 'image', words: 'lake' })
  await stack.until(() => panel.$search.get().state === 'ready')
  const found = readResults(panel)
  const filters = panel.$filters.get()
  panel.goBack()

  expect(new Set(found.map(one => one.mediaType))).toEqual(new Set(['image']))
  expect(filters).toEqual({})
  expect(panel.$medium.get()).toBe('video')
  expect(shown()).toMatchObject({ text: 'city', filters: { isReleased: true } })
})

it('finds videos in the category of a video', async () => {
  const { panel } = file

  panel.openOnTop({
    name: 'search',
    mediaType: 'video',
    filters: { category: 'Nature' }
  })
  await stack.until(() => panel.$search.get().state === 'ready')

  const found = readResults(panel)
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(one => one.categories.includes('Nature'))).toBe(true)
  expect(found.every(one => one.mediaType === 'video')).toBe(true)
})

function shown() {
  const { panel } = file
  return {
    state: panel.$search.get().state,
    text: panel.$query.get(),
    filters: panel.$filters.get(),
    sort: panel.$sort.get()
  }
}
