import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillOf } from './layer-of.ts'
import {
  accountOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  stepsOf
} from './licensing-of.ts'
import { addresses } from './open-house.ts'
import type { FlowHouse, OpenFile } from './open-house.ts'
import { openWithComp } from './open-with-comp.ts'

let house: FlowHouse
let file: OpenFile
let assetId: string
let layerId: string

beforeEach(async () => {
  ;({ house, file, assetId, layerId } = await openWithComp('designer'))
})

afterEach(() => house.close())

const licensing = { method: 'POST', path: '/v2/images/licenses' }
const purchases = `POST ${addresses.gateway}/purchases`

it.each([400, 402, 403, 429] as const)(
  'quotes the service when it refuses with %i',
  async status => {
    const { imageHash } = fillOf(file, layerId)
    const message = 'Not on a Saturday'
    house.service.faults.failNext({ ...licensing, status, message })

    await license(file, [assetId])

    expect(file.panel.$licensing.get()).toMatchObject({
      items: [
        {
          step: 'refused',
          error: { code: 'license-refused', data: { explanation: message } }
        }
      ]
    })
    expect(fillOf(file, layerId).imageHash).toBe(imageHash)
    expect(journalOf(house)).toEqual([])
    expect(await ledgerOf(file)).toEqual([])
    expect(await accountOf(house, 'designer')).toMatchObject({ left: 350 })
  }
)

it('licenses right after a refusal when asked again', async () => {
  house.service.faults.failNext({ ...licensing, status: 403 })
  await license(file, [assetId])

  await license(file, [assetId])

  expect(stepsOf(file)).toEqual(['done'])
  expect(await accountOf(house, 'designer')).toEqual({
    left: 349,
    licenses: [assetId]
  })
})

it('stops before sending when the sign-in ended after planning', async () => {
  await file.panel.planLicenses([assetId])
  await house.clock.pass(31 * 24 * 3_600_000)

  await file.panel.confirmLicenses()

  expect(stepsOf(file)).not.toContain('done')
  expect(licensePosts(house)).toBe(0)
  expect(journalOf(house)).toEqual([])
})

it('stops when the person signs out after planning', async () => {
  await file.panel.planLicenses([assetId])
  await file.panel.signOut()

  await file.panel.confirmLicenses()

  expect(stepsOf(file)).toEqual(['idle'])
  expect(licensePosts(house)).toBe(0)
})

it('licenses nothing when the plan is cancelled', async () => {
  await file.panel.planLicenses([assetId])

  file.panel.cancelLicensing()
  await file.panel.confirmLicenses()

  expect(licensePosts(house)).toBe(0)
  expect(journalOf(house)).toEqual([])
})

it('believes no reply that is broken JSON, and looks', async () => {
  house.network.disturbNext(purchases, async go => {
    const { headers } = await go()
    const kept = new Headers(headers)
    kept.delete('Content-Length')
    return new Response('{"attempt":', { headers: kept })
  })

  void license(file, [assetId])
  await house.until(() => file.panel.$licensing.get().state === 'done')

  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
})

it('believes no broken reply of the service, and looks', async () => {
  house.network.disturbNext(
    `POST ${addresses.service}/v2/images/licenses`,
    async go => {
      await go()
      return new Response('<html>Bad gateway</html>')
    }
  )

  void license(file, [assetId])
  await house.until(() => file.panel.$licensing.get().state === 'done')

  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
  expect(await accountOf(house, 'designer')).toMatchObject({ left: 349 })
})

it('waits for a slow service without sending again', async () => {
  house.network.disturbNext(
    `POST ${addresses.service}/v2/images/licenses`,
    async go => {
      const reply = await go()
      await house.clock.pass(45_000)
      return reply
    }
  )

  await license(file, [assetId])

  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
})
