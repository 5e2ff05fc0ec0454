import { expect, it } from 'vitest'
import {
  fetchSet,
  fetchSetPage,
  fetchSets
} from '../../../../ui/api/collections/sets.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { useScriptedWeb } from '../../use-scripted-web.ts'

const sets = '/api/v2/contributors/77/collections'
const images = '/api/v2/images'
const key = { contributorId: '77', id: '5' }

const web = useScriptedWeb()

function answer(path: string, reply: () => Response): void {
  web.on(`GET https://gateway.test${path}`, reply)
}

it('reads the sets of a contributor, drops those without an id and replaces invalid fields', async () => {
  answer(sets, () =>
    listReply([
      { id: 5, name: ' Peaks ', total_item_count: 12, cover_item: { id: '9' } },
      { name: 'Without an id' },
      { id: '6', name: 7, total_item_count: -3, cover_item: 'none' }
    ])
  )

  expect(await fetchSets('77')).toEqual([
    { id: '5', name: 'Peaks', count: 12, coverId: '9' },
    { id: '6', name: '', count: 0, coverId: null }
  ])
})

it('reads one set', async () => {
  answer(`${sets}/5`, () => Response.json({ id: '5', name: 'Peaks' }))

  expect(await fetchSet(key)).toMatchObject({ id: '5', name: 'Peaks' })
})

it('reads a page of a set and fetches its assets at once', async () => {
  answer(`${sets}/5/items`, () =>
    listReply([{ id: 3 }, { id: '2' }, { id: '3' }, { id: '4' }, {}], {
      total_count: 80
    })
  )
  answer(images, () => listReply([imageRecord('2'), imageRecord('3')]))

  const found = await fetchSetPage(key, { page: 1, perPage: 50 })

  expect(found.assets.map(({ assetId: id }) => id)).toEqual(['3', '2', '3'])
  expect(found).toMatchObject({ received: 5, dropped: 2, total: 80 })
  expect(web.calls(images).map(({ url }) => url.search)).toEqual([
    '?id=3&id=2&id=4&view=full'
  ])
})

it('continues after a full page when the service sends no total', async () => {
  answer(`${sets}/5/items`, () => listReply([{ id: '2' }, { id: '3' }]))
  answer(images, () => listReply([imageRecord('2'), imageRecord('3')]))

  const full = await fetchSetPage(key, { page: 2, perPage: 2 })
  const last = await fetchSetPage(key, { page: 2, perPage: 3 })

  expect(full.total).toBeGreaterThan(4)
  expect(last.total).toBe(5)
})

it('asks for no details of an empty page', async () => {
  answer(`${sets}/5/items`, () => listReply([], { total_count: 0 }))

  const found = await fetchSetPage(key, { page: 1, perPage: 50 })

  expect(found).toMatchObject({ assets: [], received: 0, total: 0 })
})
