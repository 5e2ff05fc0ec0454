import { expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { fillOf } from '../set-up/layers.ts'
import {
  accountOf,
  licenseRequest,
  itemsOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  licenseAndAdvance,
  licensing,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('designer')
const { stack } = comp

it.each([400, 402, 403] as const)(
  'quotes the service when it refuses with %i',
  async status => {
    const { imageHash } = fillOf(comp.file, comp.layerId)
    const message = 'Not on a Saturday'
    stack.service.faults.failNext({ ...licensing, status, message })

    await license(comp.file, [comp.assetId])

    expect(comp.file.panel.$licensing.get()).toMatchObject({
      items: [
        {
          step: 'refused',
          error: { code: 'license-refused', data: { explanation: message } }
        }
      ]
    })
    expect(fillOf(comp.file, comp.layerId).imageHash).toBe(imageHash)
    expect(journalOf(stack)).toEqual([])
    expect(await ledgerOf(comp.file)).toEqual([])
    expect(await accountOf(stack, 'designer')).toMatchObject({ left: 350 })
  }
)

it.each([
  ['30', 30],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
  [undefined, 10]
])('waits after too many requests: %s', async (wait, seconds) => {
  stack.network.breakNext(licenseRequest, async () =>
    Response.json(
      { message: 'Too many requests' },
      {
        status: 429,
        headers: {
          Date: 'Thu, 01 Jan 2026 00:00:00 GMT',
          ...(wait && { 'Retry-After': wait })
        }
      }
    )
  )

  await license(comp.file, [comp.assetId])
  const [item] = itemsOf(comp.file)
  await stack.clock.advance(600_000)

  expect(item).toMatchObject({
    step: 'refused',
    error: { code: 'rate-limited', data: { retryAfter: seconds * 1000 } }
  })
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
  expect(await accountOf(stack, 'designer')).toMatchObject({ left: 350 })
})

it('licenses right after a refusal when asked again', async () => {
  stack.service.faults.failNext({ ...licensing, status: 403 })
  await license(comp.file, [comp.assetId])

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(await accountOf(stack, 'designer')).toEqual({
    left: 349,
    licenses: [comp.assetId]
  })
})

it('stops before sending when the sign-in ended after planning', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  await stack.clock.advance(31 * 24 * 3_600_000)

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).not.toContain('done')
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
})

it('stops when the person signs out after planning', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  await comp.file.panel.signOut()

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['idle'])
  expect(licensePosts(stack)).toBe(0)
})

it('sends nothing before the plan is confirmed', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  await stack.calm()

  expect(comp.file.panel.$licensing.get().state).toBe('confirm')
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
})

it('licenses nothing when the plan is cancelled', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])

  comp.file.panel.cancelLicensing()
  await comp.file.panel.confirmLicenses()

  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
})

it('does not believe a reply of broken JSON, and checks', async () => {
  stack.network.breakNext(purchases, async go =>
    changeText(await go(), () => '{"attempt":')
  )

  await licenseAndAdvance(comp)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('does not believe a broken reply of the service, and checks', async () => {
  stack.network.breakNext(licenseRequest, async go =>
    changeText(await go(), () => '<html>Bad gateway</html>')
  )

  await licenseAndAdvance(comp)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'designer')).toMatchObject({ left: 349 })
})

it('waits for a slow service without sending again', async () => {
  stack.network.breakNext(licenseRequest, async go => {
    const reply = await go()
    await stack.clock.advance(45_000)
    return reply
  })

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})
