import { expect, it } from 'vitest'
import { fillOf } from './layer-of.ts'
import {
  accountOf,
  journalOf,
  license,
  licensePosts,
  stepsOf
} from './licensing-of.ts'
import { addresses } from './open-house.ts'
import { useComp } from './use-comp.ts'

const comp = useComp('designer')
const { house } = comp

const purchases = `POST ${addresses.gateway}/purchases`
const licensing = { method: 'POST', path: '/v2/images/licenses' }

async function licenseToTheEnd(): Promise<void> {
  void license(comp.file, [comp.assetId])
  await house.until(() => comp.file.panel.$licensing.get().state === 'done')
}

it('finishes when the reply is lost between panel and gateway', async () => {
  house.network.disturbNext(purchases, async go => {
    await go()
    throw new TypeError('Failed to fetch')
  })

  await licenseToTheEnd()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
  expect(await accountOf(house, 'designer')).toEqual({
    left: 349,
    licenses: [comp.assetId]
  })
  expect(journalOf(house)).toEqual([])
})

it('sends once when the browser repeats the request by itself', async () => {
  house.network.disturbNext(purchases, async go => {
    await go()
    return go()
  })

  await licenseToTheEnd()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
})

it('finishes when the reply is lost between gateway and service', async () => {
  house.service.faults.cutConnection(licensing)

  await licenseToTheEnd()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
  expect(await accountOf(house, 'designer')).toMatchObject({ left: 349 })
  expect(journalOf(house)).toEqual([])
})

it('leaves it to the person when a failed service shows no trace', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  const { imageHash } = fillOf(comp.file, comp.layerId)

  await licenseToTheEnd()

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'doubtful', error: { code: 'purchase-unknown' } }]
  })
  expect(licensePosts(house)).toBe(1)
  expect(fillOf(comp.file, comp.layerId).imageHash).toBe(imageHash)
  expect(journalOf(house)).toMatchObject([{ state: 'doubtful' }])
})

it('licenses a doubtful asset again only when it is asked to', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  await licenseToTheEnd()
  await comp.file.panel.planLicenses([comp.assetId])
  const planned = comp.file.panel.$licensing.get()
  await house.clock.pass(120_000)

  await comp.file.panel.retryLicensing([comp.assetId])
  await comp.file.panel.confirmLicenses()

  expect(planned).toMatchObject({
    plan: { items: [{ decision: { reason: 'purchase-open' } }] }
  })
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(2)
  expect(await accountOf(house, 'designer')).toEqual({
    left: 349,
    licenses: [comp.assetId]
  })
  expect(journalOf(house)).toEqual([])
})

it('lets the person give a doubtful purchase up', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  await licenseToTheEnd()

  await comp.file.panel.giveUpDoubtful(comp.assetId)

  expect(journalOf(house)).toEqual([])
  expect(comp.file.panel.$licensing.get()).toEqual({ state: 'idle' })
})

it('says that nothing was licensed when the gateway is not there', async () => {
  house.network.takeDown(addresses.gateway)

  await comp.file.panel.planLicenses([comp.assetId])

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    state: 'failed',
    error: { code: 'gateway-unreachable' }
  })
  expect(licensePosts(house)).toBe(0)
})

it('stops before sending when the gateway went away after planning', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  house.network.takeDown(addresses.gateway)

  await comp.file.panel.confirmLicenses()

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'stopped', error: { code: 'gateway-unreachable' } }]
  })
  expect(licensePosts(house)).toBe(0)
  expect(journalOf(house)).toEqual([])
})

it('says that it was never sent when the service is not there', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  house.network.disturbNext(
    `POST ${addresses.service}/v2/images/licenses`,
    async () => {
      throw Object.assign(new TypeError('fetch failed'), {
        cause: { code: 'ECONNREFUSED' }
      })
    }
  )

  await comp.file.panel.confirmLicenses()

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'refused', error: { code: 'purchase-not-sent' } }]
  })
  expect(licensePosts(house)).toBe(0)
  expect(journalOf(house)).toEqual([])
})

it('carries out a plan once, however often it is confirmed', async () => {
  await comp.file.panel.planLicenses([comp.assetId])

  await Promise.all([
    comp.file.panel.confirmLicenses(),
    comp.file.panel.confirmLicenses(),
    comp.file.panel.confirmLicenses()
  ])

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
})

it('buys nothing when it cannot be written down first', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  const { storage } = house
  const set = storage.set.bind(storage)
  storage.set = (key, value) => {
    if (key.includes('journal:')) throw new Error('The quota is exceeded')
    return set(key, value)
  }

  await comp.file.panel.confirmLicenses()

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'stopped', error: { code: 'journal-failed' } }]
  })
  expect(licensePosts(house)).toBe(0)
})
