import { expect, it } from 'vitest'
import {
  accountOf,
  licenseRequest,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  licenseAndAdvance,
  licensing,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { changeText } from '../set-up/change-text.ts'
import { addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('designer')
const { stack } = comp

it('finishes when the reply is lost between panel and gateway', async () => {
  stack.network.breakNext(purchases, async go => {
    await go()
    throw new TypeError('Failed to fetch')
  })

  await licenseAndAdvance(comp)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'designer')).toEqual({
    left: 349,
    licenses: [comp.assetId]
  })
  expect(journalOf(stack)).toEqual([])
})

it('sends once when the browser repeats the request by itself', async () => {
  stack.network.breakNext(purchases, async go => {
    await go()
    return go()
  })

  await licenseAndAdvance(comp)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('finishes when the reply is lost between gateway and service', async () => {
  stack.service.faults.cutConnection(licensing)

  await licenseAndAdvance(comp)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'designer')).toMatchObject({ left: 349 })
  expect(journalOf(stack)).toEqual([])
})

it('says that nothing was licensed when the gateway is down', async () => {
  stack.network.takeDown(addresses.gateway)

  await comp.file.panel.planLicenses([imageOf(comp.assetId)])

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    state: 'failed',
    error: { code: 'gateway-unreachable' }
  })
  expect(licensePosts(stack)).toBe(0)
})

it('stops before sending when the gateway goes down after planning', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  stack.network.takeDown(addresses.gateway)

  await comp.file.panel.confirmLicenses()

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'stopped', error: { code: 'gateway-unreachable' } }]
  })
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
})

it('voids a purchase at once that the gateway never saw', async () => {
  stack.network.breakNext(purchases, () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )

  await licenseAndAdvance(comp)

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'refused', error: { code: 'purchase-not-sent' } }]
  })
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
})

it('believes a gateway that is back and never saw the purchase', async () => {
  stack.network.breakNext(purchases, async () => {
    stack.network.takeDown(addresses.gateway)
    throw new TypeError('Failed to fetch')
  })
  void license(comp.file, [comp.assetId])
  await stack.waitForRequest(purchases)
  await stack.clock.advance(20_000)
  const before = journalOf(stack)
  stack.network.bringUp(addresses.gateway)

  await stack.until(() => journalOf(stack).length === 0)
  await stack.calm()

  expect(before).toMatchObject([{ state: 'unknown' }])
  expect(stepsOf(comp.file)).toEqual(['refused'])
  expect(licensePosts(stack)).toBe(0)
})

it('believes no refusal that the gateway cannot confirm', async () => {
  stack.network.breakNext(purchases, async go => {
    await go()
    stack.network.takeDown(addresses.gateway)
    return new Response('', {
      status: 429,
      headers: { 'Access-Control-Allow-Origin': '*' }
    })
  })
  void license(comp.file, [comp.assetId])
  await stack.waitForRequest(purchases)
  await stack.calm()
  stack.network.bringUp(addresses.gateway)

  await stack.until(() => comp.file.panel.$licensing.get().state === 'done')

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it.each([
  'not-allowed',
  'signed-out',
  'rate-limited',
  'bad-request',
  'purchase-unknown'
])('finishes when a repeat of the request is refused as %s', async code => {
  stack.network.breakNext(purchases, async go => {
    await go()
    const error = { code, message: 'Only the second copy is refused.' }
    return Response.json(
      { error },
      { status: 403, headers: { 'Access-Control-Allow-Origin': '*' } }
    )
  })

  await licenseAndAdvance(comp)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
  expect(journalOf(stack)).toEqual([])
})

it('asks again when the gateway cannot look the purchase up', async () => {
  stack.network.breakNext(purchases, async go => {
    await go()
    throw new TypeError('Failed to fetch')
  })
  stack.network.breakNext(`GET ${addresses.gateway}/purchases/`, async () => {
    const error = { code: 'gateway-unreachable', message: 'No store.' }
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return Response.json({ error }, { status: 503, headers })
  })

  await licenseAndAdvance(comp)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('keeps what was licensed when the rest of a batch was not sent', async () => {
  const placed = await placeResults(comp.file, 'mountain', 2)
  const [licensed = '', rest = ''] = placed.map(({ assetId }) => assetId)
  stack.network.breakNext(purchases, async go => {
    stack.service.faults.removeAsset(rest)
    await go()
    throw new TypeError('Failed to fetch')
  })
  stack.network.breakNext(`GET ${addresses.gateway}/purchases/`, async go =>
    changeText(await go(), text => text.replace('"refused"', '"not-sent"'))
  )

  void license(comp.file, [licensed, rest])
  await stack.until(() => comp.file.panel.$licensing.get().state === 'done')

  expect(stepsOf(comp.file)).toEqual(['done', 'refused'])
  expect(await ledgerOf(comp.file)).toMatchObject([{ assetId: licensed }])
  expect(journalOf(stack)).toEqual([])
})

it('says that a purchase was never sent when the service is down', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  stack.network.breakNext(licenseRequest, async () => {
    throw Object.assign(new TypeError('fetch failed'), {
      cause: { code: 'ECONNREFUSED' }
    })
  })

  await comp.file.panel.confirmLicenses()

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'refused', error: { code: 'purchase-not-sent' } }]
  })
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
})

it('runs a plan once, however often it is confirmed', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])

  await Promise.all([
    comp.file.panel.confirmLicenses(),
    comp.file.panel.confirmLicenses(),
    comp.file.panel.confirmLicenses()
  ])

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('does not run a plan a second time, although it is shown again', async () => {
  const { $licensing, planLicenses, confirmLicenses } = comp.file.panel
  await planLicenses([imageOf(comp.assetId)])
  const planned = $licensing.get()
  await confirmLicenses()

  $licensing.set(planned)
  await confirmLicenses()

  expect($licensing.get()).toMatchObject({
    state: 'failed',
    error: { code: 'plan-used' }
  })
  expect(licensePosts(stack)).toBe(1)
})
