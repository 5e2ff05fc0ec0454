import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listSubscriptions } from '../../../../contract/api/account-endpoints.ts'
import {
  downloadImage,
  listImageLicenses
} from '../../../../contract/api/image-history-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'

const scopes = ['licenses.create', 'licenses.view', 'purchases.view']
const ids = Array.from(listAssets({ count: 600 }))
  .filter(asset => asset.imageType !== 'vector' && !asset.isEditorial)
  .map(({ id }) => id)

let opened: TestService
let token: string
let next = 0

beforeAll(async () => {
  opened = await openTestService()
  token = opened.service.makeToken('designer', scopes)
})
afterEach(() => opened.service.faults.reset())
afterAll(() => opened.close())

/** Ids that no other test licenses. */
function fresh(count: number): string[] {
  next += count
  return ids.slice(next - count, next)
}

function license(images: string[], metadata?: Record<string, string>) {
  const items = images.map(image_id => ({
    image_id,
    ...(metadata && { metadata })
  }))
  return opened.ask(licenseImages, { token, json: { images: items } })
}

async function history(page = 1): Promise<string[]> {
  const query = { page, per_page: 3 }
  const { data } = await opened.ask(listImageLicenses, { token, query })
  return data.map(({ image }) => image?.id ?? '')
}

async function left(): Promise<number> {
  const { data } = await opened.ask(listSubscriptions, { token })
  return data[0]?.allotment?.downloads_left ?? NaN
}

test('a lagging history shows a license when it is old enough', async () => {
  const { faults } = opened.service
  const [id = ''] = fresh(1)
  faults.licensing.lagHistory(5000)

  await license([id])

  const early = await history()
  faults.moveClock(5000)
  const late = await history()
  expect(early).not.toContain(id)
  expect(late[0]).toBe(id)
})

test('a history without lag shows a license although the clock was set back', async () => {
  const { faults } = opened.service
  const [id = ''] = fresh(1)
  faults.moveClock(60_000)
  await license([id])

  faults.reset()

  expect(await history()).toContain(id)
})

test.each([
  ['repeats an entry', 1, 2, 5],
  ['leaves an entry out', -1, 4, 7]
])(
  'a history that shifts %s on its second page',
  async (_what, by, ...seen) => {
    const images = fresh(8)
    await license(images)
    opened.service.faults.licensing.shiftHistory(by)

    const pages = [await history(1), await history(2)]

    const newest = images.toReversed()
    expect(pages).toEqual([newest.slice(0, 3), newest.slice(seen[0], seen[1])])
  }
)

test('stripped metadata is not in the history', async () => {
  const [id = ''] = fresh(1)
  opened.service.faults.licensing.treatMetadata('stripped')

  const { data } = await license([id], { job: 'Poster' })

  const kept = await opened.ask(listImageLicenses, {
    token,
    query: { image_id: id }
  })
  expect(data[0]?.allotment_charge).toBe(1)
  expect(kept.data).toHaveLength(1)
  expect(kept.data[0]).not.toHaveProperty('metadata')
})

test('refused metadata is a bad request that licenses nothing', async () => {
  const images = fresh(2).map(image_id => ({ image_id }))
  const before = await left()
  opened.service.faults.licensing.treatMetadata('refused')

  const { status, errors } = await opened.refusal(licenseImages, {
    token,
    json: { images: [images[0], { ...images[1], metadata: { job: 'Poster' } }] }
  })
  const afterRefusal = await left()
  const { data } = await opened.ask(licenseImages, { token, json: { images } })

  expect(status).toBe(400)
  expect(errors?.[0]?.path).toBe('$.body.images[1].metadata')
  expect(afterRefusal).toBe(before)
  expect(data.map(one => one.allotment_charge)).toEqual([1, 1])
})

test('metadata that is refused by item fails the items with metadata', async () => {
  const [id = '', other = ''] = fresh(2)
  opened.service.faults.licensing.treatMetadata('item-refused')

  const refused = await license([id], { job: 'Poster' })
  const { data } = await license([other])

  expect(refused.data[0]?.error).toBe('Metadata is not accepted')
  expect(data[0]?.allotment_charge).toBe(1)
})

test('repeats are charged or free according to the fault', async () => {
  const { faults } = opened.service
  const images = fresh(1)
  await license(images)
  const before = await left()

  faults.licensing.chargeRepeats('charged')
  const charged = await license(images)
  faults.licensing.chargeRepeats('free')
  const free = await license(images)

  expect(charged.data[0]?.allotment_charge).toBe(1)
  expect(free.data[0]?.allotment_charge).toBe(0)
  expect(await left()).toBe(before - 1)
})

test('free repeats are free on a plan that charges them, too', async () => {
  const metered = opened.service.makeToken('metered', scopes)
  const json = { images: [{ image_id: ids[0] }] }
  const ask = () => opened.ask(licenseImages, { token: metered, json })
  await ask()
  opened.service.faults.licensing.chargeRepeats('free')

  const { data } = await ask()

  expect(data[0]?.allotment_charge).toBe(0)
})

test('half a batch is licensed and charged before it fails', async () => {
  const images = fresh(3)
  const json = { images: images.map(image_id => ({ image_id })) }
  const before = await left()
  opened.service.faults.licensing.halveBatches(1)

  const { status } = await opened.refusal(licenseImages, { token, json })

  expect(status).toBe(500)
  expect((await history()).slice(0, 2)).toEqual([images[1], images[0]])
  expect(await left()).toBe(before - 2)
  const again = await license(images)
  expect(again.data.map(one => one.allotment_charge)).toEqual([0, 0, 1])
})

test('a forbidden download is refused, and marked in the history', async () => {
  const [id = ''] = fresh(1)
  await license([id])
  opened.service.faults.licensing.forbidDownload(id)

  const { data } = await opened.ask(listImageLicenses, {
    token,
    query: { image_id: id }
  })
  const { status } = await opened.refusal(downloadImage, {
    token,
    path: { id: data[0]?.id ?? '' },
    json: {}
  })

  expect(data[0]?.is_downloadable).toBe(false)
  expect(status).toBe(403)
})
