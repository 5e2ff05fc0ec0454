import { expect, it } from 'vitest'
import {
  licenseRequest,
  journalOf,
  ledgerOf,
  licensePosts,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { readMetadata } from './read-metadata.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp

it('licenses without a gateway only after the warning', async () => {
  stack.network.takeDown(addresses.gateway)
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  const refused = comp.file.panel.$licensing.get()

  await comp.file.panel.planDirectly([imageOf(comp.assetId)])
  const planned = comp.file.panel.$licensing.get()
  await comp.file.panel.confirmLicenses()

  expect(refused).toMatchObject({
    state: 'failed',
    error: { code: 'gateway-unreachable' }
  })
  expect(planned).toMatchObject({ plan: { isDirect: true } })
  expect(licensePosts(stack)).toBe(1)
  expect(journalOf(stack)).toEqual([])
  expect(await ledgerOf(comp.file)).toHaveLength(1)
})

it('licenses through a gateway that is up again', async () => {
  stack.network.takeDown(addresses.gateway)
  await comp.file.panel.planDirectly([imageOf(comp.assetId)])
  stack.network.bringUp(addresses.gateway)

  await comp.file.panel.confirmLicenses()

  const asked = stack.network.asked.filter(line => line.startsWith(purchases))
  expect(asked).toHaveLength(1)
  expect(licensePosts(stack)).toBe(1)
})

it('sends nothing directly that another window has in its journal', async () => {
  stack.network.takeDown(addresses.gateway)
  await comp.file.panel.planDirectly([imageOf(comp.assetId)])
  const attempt = 'f'.repeat(32)
  comp.file.panel.window.onCall(({ method }) => {
    const [own] = journalOf(stack)
    if (method !== 'loadSaved' || !own || own.attempt === attempt) return
    const [key = ''] = [...stack.storage.keys()].filter(one =>
      one.includes('/journal:')
    )
    const id = `${attempt}.${own.assetId}`
    stack.storage.set(
      key.replace(own.id, id),
      JSON.stringify({ ...own, id, attempt })
    )
  })

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['refused'])
  expect(licensePosts(stack)).toBe(0)
})

it('keeps no direct purchase that could not leave', async () => {
  stack.network.takeDown(addresses.gateway)
  await comp.file.panel.planDirectly([imageOf(comp.assetId)])
  comp.file.panel.window.onCall(() => {
    const isReady = journalOf(stack)[0]?.state === 'sending'
    if (isReady) void comp.file.panel.signOut()
  })

  await comp.file.panel.confirmLicenses()

  expect(directPosts()).toBe(0)
  expect(journalOf(stack)).toEqual([])
})

it('sends the service the purpose of a direct purchase', async () => {
  stack.network.takeDown(addresses.gateway)
  await comp.file.panel.planDirectly([imageOf(comp.assetId)])
  comp.file.panel.setProjectField('job', 'Spring catalogue')

  await comp.file.panel.confirmLicenses()

  expect(await readMetadata(stack, 'metered')).toMatchObject([
    { job: 'Spring catalogue' }
  ])
})

it('finds the outcome of a direct purchase in the history', async () => {
  stack.network.takeDown(addresses.gateway)
  await comp.file.panel.planDirectly([imageOf(comp.assetId)])
  stack.network.breakNext(licenseRequest, async go => {
    await go()
    throw new TypeError('Failed to fetch')
  })

  void comp.file.panel.confirmLicenses()
  await stack.until(() => comp.file.panel.$licensing.get().state === 'done')

  expect(licensePosts(stack)).toBe(1)
  expect(await ledgerOf(comp.file)).toHaveLength(1)
})

it('does not believe the refusal of a copy that was sent directly', async () => {
  await licenseDirectly(async go => {
    await go()
    return refusal(429)
  })

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('names both numbers when each of two copies was licensed', async () => {
  const arrive = await licenseDirectly(async go => {
    await go()
    return refusal(429)
  })
  await arrive()

  const file = await stack.reopen(comp.file)
  await stack.until(() => readNotices(file) !== '')

  expect(readNotices(file)).toMatch(/licensed twice: \w+ and \w+/)
  expect(await ledgerOf(file)).toHaveLength(1)
})

it('places the outcome of a copy whose purchase was refused', async () => {
  const arrive = await licenseDirectly(async () => refusal(403))
  const steps = stepsOf(comp.file)
  const before = journalOf(stack)
  await arrive()

  const file = await stack.reopen(comp.file)
  await stack.calm()

  expect(steps).toEqual(['refused'])
  expect(before).toEqual([])
  expect(await ledgerOf(file)).toMatchObject([{ assetId: comp.assetId }])
  expect(journalOf(stack)).toEqual([])
})

it.each([401, 403, 404, 407, 413, 429])(
  'takes no page with %i for a refusal',
  async status => {
    await licenseDirectly(async () => refusal(status, '<h1>Blocked</h1>'))

    expect(comp.file.panel.$licensing.get()).toMatchObject({
      items: [{ step: 'doubtful', error: { code: 'purchase-unknown' } }]
    })
    expect(journalOf(stack)).toMatchObject([{ state: 'doubtful' }])
    expect(directPosts()).toBe(1)
  }
)

it('says that there were too many requests, once it is certain', async () => {
  await licenseDirectly(async () => refusal(429))

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'refused', error: { code: 'rate-limited' } }]
  })
  expect(directPosts()).toBe(1)
})

type Answer = Parameters<typeof stack.network.breakNext>[1]

/**
 * Licenses without a gateway and answers the request; the returned function
 * repeats the request, as a browser may.
 */
async function licenseDirectly(answer: Answer): Promise<() => Promise<void>> {
  stack.network.takeDown(addresses.gateway)
  await comp.file.panel.planDirectly([imageOf(comp.assetId)])
  let arrive = async () => {}
  stack.network.breakNext(licenseRequest, (go, signal) => {
    arrive = async () => void (await go())
    return answer(go, signal)
  })
  void comp.file.panel.confirmLicenses()
  await stack.until(() => comp.file.panel.$licensing.get().state === 'done')
  return arrive
}

/** Direct requests that left the panel. */
function directPosts(): number {
  const { asked } = stack.network
  return asked.filter(line => line.startsWith(licenseRequest)).length
}

/** A refusal of the service to a direct request. */
function refusal(status: number, body = '{"message":"Not now."}'): Response {
  return new Response(body, {
    status,
    headers: { 'Access-Control-Allow-Origin': '*' }
  })
}
