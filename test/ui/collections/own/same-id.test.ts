import { expect, it } from 'vitest'
import { session } from '../../../src/saved-records.ts'
import { listReply } from '../../image-record.ts'
import { addresses, createWorld, openPanel } from '../../open-panel.ts'

const imagesUrl = `${addresses.service}/v2/images/collections`
const videosUrl = `${addresses.service}/v2/videos/collections`
const tracksUrl = `${addresses.service}/v2/audio/collections`
const noContent = () => new Response(null, { status: 204 })

/** A panel of somebody with a collection of each medium, all 5. */
async function openCollections() {
  const world = createWorld()
  const scopes = ['collections.view', 'collections.edit']
  world.document.session = { ...session, scopes, expiresAt: null }
  const names = {
    [imagesUrl]: 'Streets',
    [videosUrl]: 'Traffic',
    [tracksUrl]: 'Calm'
  }
  for (const [url, name] of Object.entries(names)) {
    const record = { id: '5', name, total_item_count: 1 }
    world.web.on(`GET ${url}`, () => listReply([record]))
    world.web.on(`GET ${url}/5`, () => Response.json(record))
    world.web.on(`GET ${url}/5/items`, () => listReply([{ id: '7' }]))
  }
  for (const medium of ['images', 'videos', 'audio']) {
    const url = `${addresses.gateway}/api/v2/${medium}`
    world.web.on(`GET ${url}`, () => listReply([]))
  }
  const panel = await openPanel(world)
  const own = {
    ...(await import('../../../../ui/collections/own/collection.ts')),
    ...(await import('../../../../ui/collections/own/collection-items.ts')),
    ...(await import('../../../../ui/collections/own/collections.ts')),
    ...(await import('../../../../ui/collections/own/deleting.ts')),
    ...(await import('../../../../ui/collections/own/known-collections.ts')),
    ...(await import('../../../../ui/collections/own/renaming.ts'))
  }
  await own.readCollections()
  return { ...panel, ...own }
}

it('keeps collections of all media with one id apart', async () => {
  const { web, ...panel } = await openCollections()
  const [streets, traffic, calm] = panel.listed()

  await panel.openCollection(streets?.id ?? '')
  await panel.openCollection(traffic?.id ?? '')
  await panel.openCollection(calm?.id ?? '')
  web.on(`POST ${videosUrl}/5`, noContent)
  await panel.rename(traffic?.id ?? '', 'Cars')
  void panel.deleteLater(streets ?? { id: '', name: '' })

  expect(streets?.id).toBe('5')
  expect(panel.listed().map(({ name }) => name)).toEqual([
    'Streets',
    'Cars',
    'Calm'
  ])
  expect([...panel.$deleting.get().keys()]).toEqual(['5'])
  expect(
    [...panel.$knownCollections.get().values()].map(({ name, keys }) => [
      name,
      ...keys
    ])
  ).toEqual([
    ['Streets', '7'],
    ['Cars', 'video 7'],
    ['Calm', 'audio 7']
  ])
})

it('sends ids, and asks for the newest videos first', async () => {
  const { web, ...panel } = await openCollections()
  const [, traffic] = panel.listed()
  web.on(`POST ${videosUrl}/5/items`, noContent)

  await panel.openCollection(traffic?.id ?? '')
  await panel.addToCollection(traffic ?? { id: '', name: '' }, ['video 8'])

  const items = web.calls('/v2/videos/collections/5/items')
  expect(items.map(({ url }) => url.searchParams.get('sort'))).toEqual([
    'newest',
    null
  ])
  expect(items.at(-1)?.json).toEqual({
    items: [{ id: '8', media_type: 'video' }]
  })
})
