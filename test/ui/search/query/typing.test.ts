import { expect, it } from 'vitest'
import { recentWords } from '../../../kept-searches.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { createWorld, openPanel } from '../../open-panel.ts'
import { never } from '../../scripted-web.ts'

const route = 'GET http://gateway.test/api/v2/images/search'

async function openSearch() {
  const world = createWorld()
  world.web.on(route, ({ url }) => {
    const found = [imageRecord(url.searchParams.get('query') ?? 'any')]
    return listReply(found, { total_count: 1 })
  })
  const panel = await openPanel(world)
  const { typing, clock } = panel
  return {
    ...panel,
    asked: () =>
      world.web
        .calls('/api/v2/images/search')
        .map(({ url }) => url.searchParams.get('query')),
    /** Types at a usual speed. */
    typeAll: async (words: string) => {
      for (let end = 1; end <= words.length; end += 1) {
        void typing.type(words.slice(0, end))
        await clock.advance(80)
      }
    }
  }
}

it('asks once, 200 ms after the last key', async () => {
  const { search, clock, asked, typeAll } = await openSearch()

  await typeAll('mountain')
  await clock.advance(119)
  const early = asked()
  await clock.advance(1)

  expect(early).toEqual([])
  expect(asked()).toEqual(['mountain'])
  expect(search.$search.get()).toMatchObject({
    state: 'ready',
    query: 'mountain'
  })
})

it('asks at once on Enter, and not again when the keys rest', async () => {
  const { typing, clock, asked, typeAll } = await openSearch()
  await typeAll('mountain')

  await typing.submit('mountain')
  const atOnce = asked()
  await clock.advance(1000)

  expect(atOnce).toEqual(['mountain'])
  expect(asked()).toEqual(['mountain'])
})

it('does not ask again on Enter for words already found', async () => {
  const { typing, clock, asked, typeAll } = await openSearch()
  await typeAll('mountain')
  await clock.advance(1000)

  await typing.submit(' mountain ')

  expect(asked()).toEqual(['mountain'])
})

it('does not ask again by itself when Enter failed', async () => {
  const { typing, web, clock, asked, typeAll } = await openSearch()
  web.on(route, () => new Response('', { status: 500 }))
  await typeAll('lake')

  await typing.submit('lake')
  await clock.advance(1000)

  expect(asked()).toEqual(['lake'])
})

it('asks for one letter only on Enter, for one ideograph at once', async () => {
  const { typing, search, clock, asked, typeAll } = await openSearch()
  await typeAll('m')
  await clock.advance(1000)
  expect(search.$search.get().state).toBe('idle')
  await typing.submit('m')
  expect(asked()).toEqual(['m'])

  await typeAll('山')
  await clock.advance(1000)

  expect(asked()).toEqual(['m', '山'])
})

it('asks nothing while an input method composes', async () => {
  const { typing, search, clock, asked } = await openSearch()

  typing.compose('yama')
  await clock.advance(1000)
  expect(asked()).toEqual([])
  expect(search.$query.get()).toBe('yama')
  void typing.type('山々')
  await clock.advance(1000)

  expect(asked()).toEqual(['山々'])
})

it('never shows results for replaced words', async () => {
  const { typing, search, web, clock, typeAll } = await openSearch()
  const shown: unknown[] = []
  let answer = () => {}
  web.on(route, ({ url }) => {
    const query = url.searchParams.get('query') ?? ''
    const reply = listReply([imageRecord(query)], { total_count: 1 })
    if (query !== 'moun') return reply
    return new Promise(resolve => {
      answer = () => resolve(reply)
    })
  })
  await typeAll('moun')
  await clock.advance(300)
  search.$search.listen(now => {
    if (now.state === 'ready') shown.push(now.query)
  })

  void typing.type('mount')
  answer()
  await clock.advance(1000)

  expect(shown).toEqual(['mount'])
})

it('searches again for words that were replaced and retyped', async () => {
  const { typing, search, web, clock } = await openSearch()
  web.on(route, never)
  void typing.type('moun')
  await clock.advance(300)
  web.on(route, () => listReply([imageRecord('1')], { total_count: 1 }))
  void typing.type('mount')
  await clock.advance(50)

  void typing.type('moun')
  await clock.advance(300)

  expect(search.$search.get()).toMatchObject({ state: 'ready', query: 'moun' })
})

it('is outdated from the first changed key until typing stops', async () => {
  const { typing, search, clock, typeAll } = await openSearch()
  await typeAll('lake')
  await clock.advance(1000)
  expect(search.$isOutdated.get()).toBe(false)

  void typing.type('lakes')
  expect(search.$isOutdated.get()).toBe(true)
  expect(search.$search.get()).toMatchObject({ state: 'ready', query: 'lake' })
  await clock.advance(200)

  expect(search.$isOutdated.get()).toBe(false)
})

it('returns to the start page when the field is emptied', async () => {
  const { typing, search, clock, asked, typeAll } = await openSearch()
  await typeAll('lake')
  await clock.advance(1000)

  void typing.type('')
  await clock.advance(200)

  expect(search.$search.get()).toEqual({ state: 'idle' })
  expect(asked()).toEqual(['lake'])
})

it('browses by filters alone when the field is emptied', async () => {
  const { typing, search, filters, clock, asked, typeAll } = await openSearch()
  filters.changeFilters({ orientation: 'vertical' })
  await typeAll('lake')
  await clock.advance(1000)

  void typing.type('')
  await clock.advance(200)

  expect(asked().at(-1)).toBeNull()
  expect(search.$search.get()).toMatchObject({ state: 'ready', query: '' })
})

it('does not search for words typed before a keyword was chosen', async () => {
  const { search, clock, asked, typeAll } = await openSearch()
  await typeAll('lak')

  await search.search('boat')
  await clock.advance(1000)

  expect(asked()).toEqual(['boat'])
})

it('remembers no words that were only typed', async () => {
  const { typing, settings, clock, typeAll } = await openSearch()
  await typeAll('mount')
  await clock.advance(1000)
  await typeAll('lake')
  await clock.advance(1000)
  expect(recentWords(settings.$settings.get())).toEqual([])

  await typing.submit('lake')

  expect(recentWords(settings.$settings.get())).toEqual(['lake'])
})

it.each(['opened', 'picked', 'placed'])(
  'remembers typed words when a result is %s',
  async use => {
    const panel = await openSearch()
    const { search, settings, view, picked, placing } = panel
    const { clock, typeAll, web } = panel
    web.on('GET http://gateway.test/api/v2/images/*', never)
    await typeAll('lake')
    await clock.advance(1000)
    const found = search.$search.get()
    const [asset] = found.state === 'ready' ? found.assets : []
    if (!asset) throw new Error('Nothing was found.')
    view.openView({ name: 'asset', assetId: 'another', mediaType: 'image' })
    expect(recentWords(settings.$settings.get())).toEqual([])

    if (use === 'opened')
      view.openView({
        name: 'asset',
        assetId: asset.assetId,
        mediaType: 'image'
      })
    if (use === 'picked') picked.togglePicked(asset)
    if (use === 'placed') {
      placing.$placing.set(new Map([[asset.assetId, 'place']]))
    }

    expect(recentWords(settings.$settings.get())).toEqual(['lake'])
  }
)
