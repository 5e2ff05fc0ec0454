import { imageRef } from '../../../image-ref.ts'
import { expect, it } from 'vitest'
import { imageRecord } from '../../image-record.ts'
import { createWorld, openPanel } from '../../open-panel.ts'
import type { World } from '../../open-panel.ts'

const path = '/api/v2/contributors'
const route = `GET http://gateway.test${path}`

function createLibrary(): World {
  const world = createWorld()
  const images = 'GET http://gateway.test/api/v2/images'
  world.web.on(`${images}/1`, () => Response.json(imageRecord('1')))
  world.web.on(`${images}/2`, () => Response.json(imageRecord('2')))
  return world
}

function replyOf(record: object): () => Response {
  return () => Response.json({ data: [record] })
}

it('asks for the contributor of an asset once, through the relay', async () => {
  const { asset, contributor, web } = await openPanel(createLibrary())
  const about = 'Photo by Ann, CC BY 4.0'
  web.on(route, replyOf({ id: 77, display_name: ' Ann ', about, website: 5 }))

  await asset.openAsset(imageRef('1'))
  await asset.openAsset(imageRef('2'))

  await expect
    .poll(() => contributor.$contributors.get().get('77'))
    .toMatchObject({
      state: 'ready',
      contributor: { name: 'Ann', about, website: null }
    })
  expect(web.calls(path).map(({ url }) => url.search)).toEqual(['?id=77'])
})

it('remembers an unknown contributor', async () => {
  const { contributor, web } = await openPanel(createLibrary())
  web.on(route, replyOf({ id: '78', display_name: 'Someone else' }))

  await contributor.fetchContributor('77')
  await contributor.fetchContributor('77')

  expect(contributor.$contributors.get().get('77')).toEqual({
    state: 'ready',
    contributor: null
  })
  expect(web.calls(path)).toHaveLength(1)
})

it('keeps the asset when it fails, and retries the next time', async () => {
  const { asset, contributor, notices, web } = await openPanel(createLibrary())
  web.on(route, () => new Response('', { status: 500 }))
  await asset.openAsset(imageRef('1'))
  await expect
    .poll(() => contributor.$contributors.get().get('77'))
    .toMatchObject({ state: 'failed', error: { code: 'service-failed' } })
  expect(asset.$asset.get().state).toBe('ready')
  expect(notices.$notices.get()).toEqual([])
  web.on(route, replyOf({ id: '77', display_name: 'Ann' }))

  await asset.openAsset(imageRef('2'))

  await expect
    .poll(() => contributor.$contributors.get().get('77'))
    .toMatchObject({ contributor: { name: 'Ann' } })
})
