import { expect, it } from 'vitest'
import { changeText } from './change-text.ts'
import { fillOf, recordsOf } from './layer-of.ts'
import { licenseElsewhere } from './license-elsewhere.ts'
import {
  accountOf,
  atService,
  decisionsOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  licenseToTheEnd,
  licensing,
  purchases,
  stepsOf
} from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import { addresses } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { useComp } from './use-comp.ts'

const comp = useComp('designer')
const { house } = comp

it('leaves it to the person when a failed service shows no trace', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  const { imageHash } = fillOf(comp.file, comp.layerId)
  const start = house.clock.now()

  await licenseToTheEnd(comp)

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'doubtful', error: { code: 'purchase-unknown' } }]
  })
  expect(house.clock.now() - start).toBeGreaterThanOrEqual(120_000)
  expect(licensePosts(house)).toBe(1)
  expect(fillOf(comp.file, comp.layerId).imageHash).toBe(imageHash)
  expect(journalOf(house)).toMatchObject([{ state: 'doubtful' }])
})

it('licenses a doubtful asset again only when it is asked to', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  await licenseToTheEnd(comp)
  await comp.file.panel.planLicenses([comp.assetId])
  const planned = comp.file.panel.$licensing.get()
  await house.clock.advance(120_000)

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
  await licenseToTheEnd(comp)

  await comp.file.panel.giveUpDoubtful(comp.assetId)

  expect(journalOf(house)).toEqual([])
  expect(comp.file.panel.$licensing.get()).toEqual({ state: 'idle' })
})

it('takes the late license of a doubtful purchase', async () => {
  let arrive = async () => {}
  house.network.disturbNext(atService, async go => {
    arrive = async () => void (await go())
    throw new TypeError('The connection was reset')
  })
  await licenseToTheEnd(comp)
  const before = stepsOf(comp.file)
  await arrive()

  await comp.file.panel.checkDoubtful(comp.assetId)

  expect(before).toEqual(['doubtful'])
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect((await recordsOf(comp.file, comp.layerId)).own.state).toBe('licensed')
  expect(licensePosts(house)).toBe(1)
})

it('takes its late license though another window listed it first', async () => {
  let arrive = async () => {}
  house.network.disturbNext(atService, async go => {
    arrive = async () => void (await go())
    throw new TypeError('The connection was reset')
  })
  const other = await house.openFile()
  await placeFound(other, 'mountain', 1)
  await licenseToTheEnd(comp)
  await arrive()
  await license(other, [comp.assetId])

  await comp.file.panel.checkDoubtful(comp.assetId)

  const [licensed] = await ledgerOf(other)
  expect(licensed?.id).toBe(`license.${licensed?.licenseId}`)
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(await ledgerOf(comp.file)).toMatchObject([
    { assetId: comp.assetId, licenseId: licensed?.licenseId }
  ])
  expect(journalOf(house)).toEqual([])
  expect(licensePosts(house)).toBe(1)
})

it('does not take an older license for that of a lost purchase', async () => {
  await licenseElsewhere(house, 'designer', [comp.assetId])
  let isLast = false
  const showAsComps = () =>
    house.network.disturbNext(
      `GET ${addresses.service}/v2/images/licenses`,
      async go => {
        if (!isLast) showAsComps()
        return changeText(await go(), text =>
          text.replaceAll('"standard"', '"premier_editorial_comp"')
        )
      }
    )
  showAsComps()
  house.service.faults.failNext({ ...licensing, status: 500 })

  await licenseToTheEnd(comp)
  isLast = true
  await comp.file.panel.checkDoubtful(comp.assetId)

  expect(journalOf(house)).toMatchObject([
    { state: 'doubtful', baseline: [expect.any(String)], licenseId: null }
  ])
  expect(stepsOf(comp.file)).toEqual(['doubtful'])
})

it('tells both numbers when one purchase made two licenses', async () => {
  house.network.disturbNext(atService, async go => {
    await go()
    return go()
  })

  await licenseToTheEnd(comp)

  const { licenses } = await accountOf(house, 'designer')
  expect(licenses).toEqual([comp.assetId, comp.assetId])
  expect(noticesOf(comp.file)).toMatch(/licensed twice: e\w+ and e\w+/)
})

it('does not ask another account how a purchase ended', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  void license(comp.file, [comp.assetId])
  await house.sent(purchases)
  await house.calm()
  const scopes = ['user.view', 'licenses.create', 'licenses.view']
  await comp.file.panel.pasteToken(
    house.service.makeToken('metered', [...scopes, 'purchases.view'])
  )
  const asked = house.network.asked.length

  await house.clock.advance(120_000)
  await house.calm()

  const later = house.network.asked.slice(asked).join('\n')
  expect(later).not.toContain('/purchases/')
  expect(later).not.toContain('/images/licenses')
  expect(journalOf(house)).toMatchObject([{ state: 'unknown' }])
})

it.each([
  ['of a newer version', '{"v":2,"assetId":"1"}'],
  ['broken', '{"v":1'],
  ['written by hand', '<script>alert(1)</script>']
])('keeps what a purchase holds that is %s', async (_, text) => {
  const { assetId } = comp
  const key = keyOf(`journal:${'a'.repeat(32)}.${assetId}`)
  house.storage.set(key, text)
  const file = await house.reopen(comp.file)
  await house.until(() => noticesOf(file) !== '')

  await file.panel.planLicenses([assetId])

  expect(noticesOf(file)).toMatch(
    `Couldn’t read 1 purchase on this computer (${assetId})`
  )
  expect(decisionsOf(file)).toMatchObject([{ reason: 'purchase-unreadable' }])
  expect(house.storage.get(key)).toBe(text)
})

/** As this plugin’s storage has it. */
function keyOf(name: string): string {
  const [session = ''] = [...house.storage.keys()].filter(key =>
    key.endsWith('/session')
  )
  return session.replace(/session$/, name)
}
