import { expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { fillOf, recordsOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  accountOf,
  licenseRequest,
  decisionsOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  licenseAndAdvance,
  licensing,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('designer')
const { stack } = comp

it('leaves the decision to the person when a failed service shows no trace', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  const { imageHash } = fillOf(comp.file, comp.layerId)
  const start = stack.clock.now()

  await licenseAndAdvance(comp)

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'doubtful', error: { code: 'purchase-unknown' } }]
  })
  expect(stack.clock.now() - start).toBeGreaterThanOrEqual(120_000)
  expect(licensePosts(stack)).toBe(1)
  expect(fillOf(comp.file, comp.layerId).imageHash).toBe(imageHash)
  expect(journalOf(stack)).toMatchObject([{ state: 'doubtful' }])
})

it('licenses a doubtful asset again only when it is asked to', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  await licenseAndAdvance(comp)
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  const planned = comp.file.panel.$licensing.get()
  await stack.clock.advance(120_000)

  await comp.file.panel.retryLicensing([imageOf(comp.assetId)])
  await comp.file.panel.confirmLicenses()

  expect(planned).toMatchObject({
    plan: { items: [{ decision: { reason: 'purchase-open' } }] }
  })
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(2)
  expect(await accountOf(stack, 'designer')).toEqual({
    left: 349,
    licenses: [comp.assetId]
  })
  expect(journalOf(stack)).toEqual([])
})

it('lets the person give up a doubtful purchase', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  await licenseAndAdvance(comp)

  await comp.file.panel.giveUpDoubtful(imageOf(comp.assetId))

  expect(journalOf(stack)).toEqual([])
  expect(comp.file.panel.$licensing.get()).toEqual({ state: 'idle' })
})

it('takes the late license of a doubtful purchase', async () => {
  let arrive = async () => {}
  stack.network.breakNext(licenseRequest, async go => {
    arrive = async () => void (await go())
    throw new TypeError('The connection was reset')
  })
  await licenseAndAdvance(comp)
  const before = stepsOf(comp.file)
  await arrive()

  await comp.file.panel.checkDoubtful(imageOf(comp.assetId))

  expect(before).toEqual(['doubtful'])
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect((await recordsOf(comp.file, comp.layerId)).own.state).toBe('licensed')
  expect(licensePosts(stack)).toBe(1)
})

it('takes its late license although another window listed it first', async () => {
  let arrive = async () => {}
  stack.network.breakNext(licenseRequest, async go => {
    arrive = async () => void (await go())
    throw new TypeError('The connection was reset')
  })
  const other = await stack.openFile()
  await placeResults(other, 'mountain', 1)
  await licenseAndAdvance(comp)
  await arrive()
  await license(other, [comp.assetId])

  await comp.file.panel.checkDoubtful(imageOf(comp.assetId))

  const [licensed] = await ledgerOf(other)
  expect(licensed?.id).toBe(`license.${licensed?.licenseId}`)
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(await ledgerOf(comp.file)).toMatchObject([
    { assetId: comp.assetId, licenseId: licensed?.licenseId }
  ])
  expect(journalOf(stack)).toEqual([])
  expect(licensePosts(stack)).toBe(1)
})

it('does not take an older license for that of a lost purchase', async () => {
  await licenseElsewhere(stack, 'designer', [comp.assetId])
  let isLast = false
  const showAsComps = () =>
    stack.network.breakNext(
      `GET ${addresses.service}/v2/images/licenses`,
      async go => {
        if (!isLast) showAsComps()
        return changeText(await go(), text =>
          text.replaceAll('"standard"', '"premier_editorial_comp"')
        )
      }
    )
  showAsComps()
  stack.service.faults.failNext({ ...licensing, status: 500 })

  await licenseAndAdvance(comp)
  isLast = true
  await comp.file.panel.checkDoubtful(imageOf(comp.assetId))

  expect(journalOf(stack)).toMatchObject([
    { state: 'doubtful', baseline: [expect.any(String)], licenseId: null }
  ])
  expect(stepsOf(comp.file)).toEqual(['doubtful'])
})

it('names both numbers when one purchase made two licenses', async () => {
  stack.network.breakNext(licenseRequest, async go => {
    await go()
    return go()
  })

  await licenseAndAdvance(comp)

  const { licenses } = await accountOf(stack, 'designer')
  expect(licenses).toEqual([comp.assetId, comp.assetId])
  expect(readNotices(comp.file)).toMatch(/licensed twice: e\w+ and e\w+/)
})

it('does not ask another account how a purchase ended', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  void license(comp.file, [comp.assetId])
  await stack.waitForRequest(purchases)
  await stack.calm()
  const scopes = ['user.view', 'licenses.create', 'licenses.view']
  await comp.file.panel.pasteToken(
    stack.service.makeToken('metered', [...scopes, 'purchases.view'])
  )
  const asked = stack.network.asked.length

  await stack.clock.advance(120_000)
  await stack.calm()

  const later = stack.network.asked.slice(asked).join('\n')
  expect(later).not.toContain('/purchases/')
  expect(later).not.toContain('/images/licenses')
  expect(journalOf(stack)).toMatchObject([{ state: 'unknown' }])
})

it.each([
  ['of a newer version', '{"v":2,"assetId":"1"}'],
  ['broken', '{"v":1'],
  ['written by hand', '<script>alert(1)</script>']
])('keeps what a purchase holds that is %s', async (_, text) => {
  const { assetId } = comp
  const key = keyOf(`journal:${'a'.repeat(32)}.${assetId}`)
  stack.storage.set(key, text)
  const file = await stack.reopen(comp.file)
  await stack.until(() => readNotices(file) !== '')

  await file.panel.planLicenses([imageOf(assetId)])

  expect(readNotices(file)).toMatch(
    `Couldn’t read 1 purchase on this computer (${assetId})`
  )
  expect(decisionsOf(file)).toMatchObject([{ reason: 'purchase-unreadable' }])
  expect(stack.storage.get(key)).toBe(text)
})

it('dismisses an unreadable purchase once it is removed', async () => {
  const key = keyOf(`journal:${'a'.repeat(32)}.${comp.assetId}`)
  stack.storage.set(key, '{"v":2}')
  const file = await stack.reopen(comp.file)
  await stack.until(() => readNotices(file) !== '')
  const before = readNotices(file)
  stack.storage.delete(key) // by a newer Cleared, in another window
  await file.panel.signOut()

  await signInWithPages(stack, file, 'designer')
  await stack.calm()

  expect(before).toMatch('Couldn’t read 1 purchase')
  expect(readNotices(file)).not.toMatch('Couldn’t read')
})

/** The key in this plugin’s storage. */
function keyOf(name: string): string {
  const [session = ''] = [...stack.storage.keys()].filter(key =>
    key.endsWith('/session')
  )
  return session.replace(/session$/, name)
}
