import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUpdatedImages } from '../../../../contract/api/image-discovery-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ now: () => Date.UTC(2026, 5, 30, 12) })
})
afterAll(() => opened.close())

async function find(query: Record<string, string>) {
  const { data } = await opened.ask(listUpdatedImages, {
    query: { ...query, per_page: 2000 }
  })
  return data
}

test.each([{ start_date: '2026-06-01' }, { end_date: '2026-06-04' }])(
  'one day, %j, is that of three',
  async one => {
    const span = { start_date: '2026-06-01', end_date: '2026-06-04' }

    const found = await find(one)

    expect(found).toEqual(await find(span))
    expect(found.length).toBeGreaterThan(0)
  }
)

test.each([{ start_date: '2027-01-01' }, { end_date: '1900-01-01' }])(
  'nothing is found where nothing was yet: %j',
  async one => {
    expect(await find(one)).toEqual([])
  }
)

test.each([
  [{ start_date: '2026-06-31' }, 'start_date'],
  [{ end_date: '2026-06-31' }, 'end_date'],
  [{ start_date: '2026-06-04', end_date: '2026-06-01' }, 'end_date'],
  [{ start_date: '2026-06-01', end_date: '2026-06-05' }, 'end_date']
])('%j is refused for its %s', async (query, blamed) => {
  const { status, errors } = await opened.refusal(listUpdatedImages, { query })

  expect(status).toBe(400)
  expect(errors?.map(({ path }) => path)).toEqual([`$.query.${blamed}`])
})
