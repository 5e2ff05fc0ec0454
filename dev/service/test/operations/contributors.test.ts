import { afterAll, beforeAll, expect, test } from 'vitest'
import { listContributors } from '../../../../contract/api/contributor-endpoints.ts'
import { contributors } from '../../../catalog/assets/contributors.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
const { openmoji, lange, scenery } = contributors

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

test('returns name, attribution, license and source', async () => {
  const query = { id: [openmoji.id] }

  const { data } = await opened.ask(listContributors, { query })

  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    id: openmoji.id,
    display_name: 'OpenMoji',
    website: 'https://openmoji.org/'
  })
  expect(data[0]?.about).toContain(openmoji.attribution)
  expect(data[0]?.about).toContain('License: CC-BY-SA-4.0')
  expect(data[0]?.about).toContain(openmoji.licenseUrl)
})

test('describes all contributors of the catalogue', async () => {
  const everyone = Object.values(contributors)
  const query = { id: everyone.map(({ id }) => id) }

  const { data } = await opened.ask(listContributors, { query })

  expect(data.map(one => one.display_name)).toEqual(
    everyone.map(({ name }) => name)
  )
  expect(data.filter(({ about }) => !about?.includes('License: '))).toEqual([])
})

test('keeps the requested order and omits unknown ids', async () => {
  const query = { id: [scenery.id, '999', lange.id, scenery.id] }

  const { data } = await opened.ask(listContributors, { query })

  expect(data.map(({ id }) => id)).toEqual([scenery.id, lange.id])
  expect(data[0]).not.toHaveProperty('website')
})

test('accepts 1 to 500 ids', async () => {
  const none = await opened.refusal(listContributors)
  const many = await opened.refusal(listContributors, {
    query: { id: Array.from({ length: 501 }, (_, place) => `${place}`) }
  })

  expect([none.status, many.status]).toEqual([400, 400])
  expect(many.errors?.[0]).toMatchObject({
    code: 'VALIDATION_ARRAY_LENGTH_LONG',
    path: '$.query.id'
  })
})

test('requires credentials', async () => {
  const refused = await opened.refusal(listContributors, {
    query: { id: [lange.id] },
    headers: { Authorization: 'Basic bm86Ym9keQ==' }
  })

  expect(refused.status).toBe(401)
})
