import { beforeEach, expect, it } from 'vitest'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { films } from '../../../dev/catalog/films/films.ts'
import { tracks } from '../../../dev/catalog/tracks/tracks.ts'

import { teamCollection } from '../../../dev/service/accounts/team-collection.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

const path = '/v2/images/search'
it.each([
  'R&B',
  '50% off',
  'a+b=c?#1',
  '🙂',
  'שלום עולם',
  'مرحبا بالعالم',
  'x'.repeat(500),
  '🙂'.repeat(500),
  '(lake OR'
])('asks for %s as it was typed', async words => {
  await file.panel.submit(words)

  expect(queriesAsked()).toEqual([words])
  expect(file.panel.$search.get()).toMatchObject({
    state: 'ready',
    query: words
  })
})

it.each([
  ['red\ud83d boat', 'red boat'],
  ['red\0boat', 'red boat']
])(
  'asks for %j without characters that no address can hold',
  async (words, query) => {
    await file.panel.submit(words)

    expect(queriesAsked()).toEqual([query])
    expect(file.panel.$search.get()).toMatchObject({ state: 'ready', query })
  }
)

it('corrects a spelling, keeps the original on request, and corrects it again', async () => {
  await file.panel.search('mountian')
  const corrected = file.panel.$search.get()

  await file.panel.search('mountian', { isExact: true })
  const exact = file.panel.$search.get()
  await file.panel.search('mountian', { isExact: false })

  expect(corrected).toMatchObject({ spellcheck: 'mountain' })
  expect(readResults(file.panel).length).toBeGreaterThan(0)
  expect(exact).toMatchObject({ state: 'ready', isExact: true, total: 0 })
  expect(exact).not.toHaveProperty('spellcheck')
  expect(file.panel.$search.get()).toEqual(corrected)
  expect(stack.service.arrivals.count('GET', path)).toBe(2)
})

it('keeps an original spelling while filters change, not for other words', async () => {
  await file.panel.search('mountian', { isExact: true })
  file.panel.changeFilters({ orientation: 'vertical' })
  await stack.until(() => stack.network.asked.length > 1)
  await stack.until(() => file.panel.$search.get().state === 'ready')
  expect(file.panel.$search.get()).toMatchObject({ isExact: true })

  await file.panel.search('laek')

  expect(file.panel.$search.get()).not.toHaveProperty('isExact')
})

it.each([
  (id: string) => id,
  (id: string) => `https://stock.test/image-photo/red-car-${id}?a=b`,
  (id: string) => `${addresses.service}/media/${id}/preview.jpg`
])('opens the asset that is typed or pasted', async write => {
  const [asset] = [...listAssets({ count: 1 })]
  const id = asset?.id ?? ''

  await file.panel.submit(write(id))

  expect(file.panel.$view.get()).toEqual({
    name: 'asset',
    assetId: id,
    mediaType: 'image'
  })
  expect(file.panel.$asset.get()).toMatchObject({ state: 'ready' })
  expect(queriesAsked()).toEqual([])
})

it.each([
  (id: string) => id,
  (id: string) => `Video ID: ${id}`,
  (id: string) => `https://stock.test/video/clip-${id}-city-at-night`,
  (id: string) => `shutterstock_${id}.mov`
])('opens the video that is typed or pasted', async write => {
  const [{ id } = { id: '' }] = films

  await file.panel.submit(write(id))

  expect(file.panel.$view.get()).toEqual({
    name: 'asset',
    assetId: id,
    mediaType: 'video'
  })
  expect(file.panel.$asset.get()).toMatchObject({ state: 'ready' })
  expect(queriesAsked()).toEqual([])
})

it.each([
  (id: string) => id,
  (id: string) => `Track ID: ${id}`,
  (id: string) => `https://stock.test/music/track/night-ferry/${id}`,
  (id: string) => `stock-music-night-ferry-${id}.mp3`
])('opens the track that is typed or pasted', async write => {
  const [{ id } = { id: '' }] = tracks

  await file.panel.submit(write(id))

  expect(file.panel.$view.get()).toEqual({
    name: 'asset',
    assetId: id,
    mediaType: 'audio'
  })
  expect(file.panel.$asset.get()).toMatchObject({ state: 'ready' })
  expect(queriesAsked()).toEqual([])
})

it('looks among the chosen medium first for a number', async () => {
  const [{ id } = { id: '' }] = films
  file.panel.chooseMedium('video')

  await file.panel.submit(id)

  expect(file.panel.$view.get()).toMatchObject({ mediaType: 'video' })
  expect(stack.service.arrivals.count('GET', `/v2/images/${id}`)).toBe(0)
})

it('opens the shared collection of a pasted link, and requests nothing earlier', async () => {
  const { id, shareCode } = teamCollection
  const link = `https://stock.test/collections/${id}?share_code=${shareCode}`

  void file.panel.type(link)
  await stack.clock.advance(1000)
  const early = stack.network.asked.length
  await file.panel.submit(link)

  expect(early).toBe(0)
  expect(file.panel.$view.get()).toEqual({
    name: 'shared',
    id,
    code: shareCode,
    title: ''
  })
  expect(queriesAsked()).toEqual([])
})

it('searches for a number that is no asset', async () => {
  await file.panel.submit('999999999999')

  expect(file.panel.$view.get()).toEqual({ name: 'search' })
  expect(queriesAsked()).toEqual(['999999999999'])
})

it('asks nothing while an address is only typed', async () => {
  void file.panel.type('123456789')
  await stack.clock.advance(1000)

  expect(stack.network.asked).toEqual([])
})

function queriesAsked(): (string | null)[] {
  const start = `GET ${addresses.gateway}/api${path}?`
  return stack.network.asked
    .filter(line => line.startsWith(start))
    .map(line => new URL(line.slice(4)).searchParams.get('query'))
}
