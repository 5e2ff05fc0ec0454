import { expect, it } from 'vitest'
import { session } from '../../../src/saved-records.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { addresses, createWorld, openPanel } from '../../open-panel.ts'

const api = '/api/v2/images'

async function openInTwoLanguages() {
  const world = createWorld()
  const named = (url: URL, id: string) =>
    imageRecord(id, {
      description: `${id} in ${url.searchParams.get('language') ?? 'English'}`
    })
  world.web.on(`GET http://gateway.test${api}/search`, ({ url }) =>
    listReply(
      ['1', '2'].map(id => named(url, id)),
      { total_count: 2 }
    )
  )
  world.web.on(`GET http://gateway.test${api}`, ({ url }) =>
    listReply(url.searchParams.getAll('id').map(id => named(url, id)))
  )
  const panel = await openPanel(world)
  return {
    ...panel,
    asked: () =>
      world.web
        .calls(`${api}/search`)
        .map(({ url }) => url.searchParams.get('language')),
    names: () => {
      const shown = panel.search.$search.get()
      return 'assets' in shown ? shown.assets.map(one => one.description) : []
    }
  }
}

it('reloads the results in another language, and keeps the position', async () => {
  const { search, settings, view, asked, names } = await openInTwoLanguages()
  await search.search('lake')
  Object.assign(search.results.place, { scroll: 480, cell: 7 })
  const before = view.$view.get()

  settings.setLanguage('de')

  await expect.poll(names).toEqual(['1 in de', '2 in de'])
  expect(search.results.place).toEqual({ scroll: 480, cell: 7 })
  expect(view.$view.get()).toBe(before)
  expect(asked()).toEqual([null, 'de'])
})

it('shows no kept list in the old language after a return', async () => {
  const { search, settings, asked, names } = await openInTwoLanguages()
  await search.search('lake')
  await search.search('sea')
  settings.setLanguage('de')
  await expect.poll(names).toEqual(['1 in de', '2 in de'])

  await search.search('lake')

  expect(names()).toEqual(['1 in de', '2 in de'])
  expect(asked()).toEqual([null, null, 'de', 'de'])
})

it('asks nothing while no list is shown', async () => {
  const { settings, asked } = await openInTwoLanguages()

  settings.setLanguage('fr')
  await Promise.resolve()

  expect(asked()).toEqual([])
})

it('keeps a name until the translated one is loaded', async () => {
  const { fileDetails, settings } = await openInTwoLanguages()
  await fileDetails.fetchDetails(['5'])
  settings.setLanguage('ja')
  const shown = fileDetails.detailsOf('5')?.description

  await fileDetails.fetchDetails(['5'])

  expect(shown).toBe('5 in English')
  expect(fileDetails.detailsOf('5')?.description).toBe('5 in ja')
})

it('names the assets of a collection once the connection is back', async () => {
  const world = createWorld()
  const scopes = ['collections.view']
  world.document.session = { ...session, scopes, expiresAt: null }
  const collection = `GET ${addresses.service}/v2/images/collections/5`
  const images = `GET ${addresses.gateway}${api}`
  const named = ({ url }: { url: URL }) => {
    const description = `In ${url.searchParams.get('language')}`
    return listReply([imageRecord('7', { description })])
  }
  world.web.on(collection, () =>
    Response.json({ id: '5', name: 'Spring', total_item_count: 1 })
  )
  world.web.on(`${collection}/items`, () => listReply([{ id: '7' }]))
  world.web.on(images, named)
  const { settings, online } = await openPanel(world)
  const { $collection, openCollection } =
    await import('../../../../ui/collections/own/collection.ts')
  const names = () => {
    const shown = $collection.get()
    return 'assets' in shown ? shown.assets.map(one => one.description) : []
  }
  await openCollection('5')

  world.web.on(images, () => new Response('', { status: 400 }))
  settings.setLanguage('ja')
  await expect.poll(() => world.web.calls(api).length).toBe(2)
  const offline = names()
  world.web.on(images, named)
  online.$reconnectedAt.set(1)

  expect(offline).toEqual(['In null'])
  await expect.poll(names).toEqual(['In ja'])
})
