import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getContributor,
  listContributors
} from '../../../../contract/api/contributor-endpoints.ts'
import {
  getSet,
  listSetItems,
  listSets
} from '../../../../contract/api/set-endpoints.ts'
import { getImage } from '../../../../contract/api/image-endpoints.ts'
import { contributors } from '../../../catalog/assets/contributors.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
const { openmoji, blossfeldt } = contributors
const path = { contributor_id: openmoji.id }

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

test('returns a contributor with the same record as the list', async () => {
  const { data } = await opened.ask(listContributors, {
    query: { id: openmoji.id }
  })

  expect(await opened.ask(getContributor, { path })).toEqual(data[0])
})

test('lists sets of at least three pictures', async () => {
  const { data } = await opened.ask(listSets, { path })

  expect(data.length).toBeGreaterThan(3)
  expect(data.every(set => set.total_item_count >= 3)).toBe(true)
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  expect(
    await opened.ask(getSet, { path: { ...path, id: data[1]?.id ?? '' } })
  ).toEqual(data[1])
})

test.each([
  ['newest', 'created_time'],
  ['last_updated', 'updated_time']
] as const)('sorts sets by %s', async (sort, field) => {
  const { data } = await opened.ask(listSets, { path, query: { sort } })

  const times = data.map(set => Date.parse(set[field] ?? ''))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(new Set(times).size).toBeGreaterThan(1)
})

test('sorts sets by how many items they have', async () => {
  const query = { sort: 'item_count' }

  const { data } = await opened.ask(listSets, { path, query })

  const counts = data.map(set => set.total_item_count)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(new Set(counts).size).toBeGreaterThan(1)
})

test('returns the items of a set, all by the contributor', async () => {
  const { data } = await opened.ask(listSets, { path })
  const small = data.find(set => set.total_item_count <= 50)
  const set = { ...path, id: small?.id ?? '' }

  const newest = await opened.ask(listSetItems, {
    path: set,
    query: { per_page: 50 }
  })
  const oldest = await opened.ask(listSetItems, {
    path: set,
    query: { per_page: 50, sort: 'oldest' }
  })

  expect(newest.data).toHaveLength(small?.total_item_count ?? NaN)
  const second = await opened.ask(listSetItems, {
    path: set,
    query: { page: 2, per_page: 2 }
  })

  expect(newest.data[0]?.id).toBe(small?.cover_item?.id)
  expect(oldest.data).toEqual(newest.data.toReversed())
  expect(second.data).toEqual(newest.data.slice(2, 4))
  const image = await opened.ask(getImage, {
    path: { id: newest.data[0]?.id ?? '' }
  })
  expect(image.contributor.id).toBe(openmoji.id)
})

test('returns 404 for sets of others and unknown contributors', async () => {
  const { data } = await opened.ask(listSets, { path })
  const foreign = { contributor_id: blossfeldt.id, id: data[0]?.id ?? '' }
  const nobody = { contributor_id: '1', id: data[0]?.id ?? '' }

  for (const wrong of [foreign, nobody]) {
    for (const entry of [getSet, listSetItems]) {
      const { status } = await opened.refusal(entry, { path: wrong })
      expect(status).toBe(404)
    }
  }
  for (const entry of [getContributor, listSets]) {
    const { status } = await opened.refusal(entry, { path: nobody })
    expect(status).toBe(404)
  }
})

test.each([{ per_page: 51 }, { per_page: 0 }, { sort: 'item_count' }])(
  'refuses the page %j of items',
  async query => {
    const { data } = await opened.ask(listSets, { path })

    const { status } = await opened.refusal(listSetItems, {
      path: { ...path, id: data[0]?.id ?? '' },
      query
    })

    expect(status).toBe(400)
  }
)

test('omits a removed image until it is restored', async () => {
  const { data } = await opened.ask(listSets, { path })
  const at = { path: { ...path, id: data[0]?.id ?? '' } }
  const before = await opened.ask(listSetItems, at)
  const [first, second] = before.data

  opened.service.faults.removeAsset(first?.id ?? '')
  const without = await opened.ask(listSetItems, at)
  opened.service.faults.reset()

  expect(without.data[0]).toEqual(second)
  expect(await opened.ask(listSetItems, at)).toEqual(before)
})
