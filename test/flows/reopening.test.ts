import { beforeEach, expect, it } from 'vitest'
import { changeText } from './change-text.ts'
import { recordsOf } from './layer-of.ts'
import { journalOf, licensePosts, purchases, stepsOf } from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import { addresses } from './open-house.ts'
import type { Disturbance } from './route-fetch.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useComp } from './use-comp.ts'

const comp = useComp('metered')
const { house } = comp

const history = `GET ${addresses.service}/v2/images/licenses`

beforeEach(async () => {
  await comp.file.panel.planLicenses([comp.assetId])
})

/** The panel is closed while its purchase meets this. */
async function closeWhileSending(disturbance: Disturbance): Promise<void> {
  const { panel } = comp.file
  house.network.disturbNext(purchases, go => {
    panel.window.close()
    return disturbance(go)
  })
  void panel.confirmLicenses()
  await house.until(() => panel.window.isClosed)
}

const lose: Disturbance = () => Promise.reject(new TypeError('Failed to fetch'))

it('does not believe a gateway that may have forgotten', async () => {
  await closeWhileSending(lose)
  await house.clock.advance(8 * 24 * 3_600_000)

  const file = await house.reopen(comp.file)
  await house.until(() => noticesOf(file) !== '')

  expect(noticesOf(file)).toMatch(/1 image uncertain/)
  expect(journalOf(house)).toMatchObject([{ state: 'doubtful' }])
})

it('shows what cannot be found out to the person', async () => {
  await closeWhileSending(lose)
  house.network.takeDown(addresses.gateway)
  const file = await house.reopen(comp.file)
  await house.until(() => noticesOf(file) !== '')
  const told = noticesOf(file)

  file.panel.$notices.get()[0]?.action?.run()

  expect(told).toMatch(/1 image uncertain/)
  expect(file.panel.$licensing.get()).toMatchObject({
    items: [{ assetId: comp.assetId, step: 'doubtful' }]
  })
  expect(stepsOf(file)).toEqual(['doubtful'])
  expect(licensePosts(house)).toBe(0)
})

it('finishes after signing in', async () => {
  await closeWhileSending(go => go())
  const other = await house.openFile()
  await other.panel.signOut()
  const file = await house.reopen(comp.file)
  await house.calm()
  const told = noticesOf(file)

  await signInWithPages(house, file, 'metered')
  await house.until(() => journalOf(house).length === 0)

  expect(told).toMatch(/Sign in as \S.* to finish it/)
  expect((await recordsOf(file, comp.layerId)).own.state).toBe('licensed')
  expect(licensePosts(house)).toBe(1)
})

it('finishes what a second look finds', async () => {
  await closeWhileSending(go => go())
  house.network.disturbNext(history, async go =>
    changeText(await go(), () => '{"data":[]}')
  )

  const file = await house.reopen(comp.file)
  await house.until(() => noticesOf(file).includes('1 image licensed'))

  expect((await recordsOf(file, comp.layerId)).own.state).toBe('licensed')
  expect(journalOf(house)).toEqual([])
  expect(licensePosts(house)).toBe(1)
})

it.each([9, -9])(
  'fetches the file whose number is pending by a clock %i hours off',
  async hours => {
    await closeWhileSending(go => go())
    house.network.disturbAll(async (line, go) =>
      line.startsWith(history)
        ? changeText(await go(), () => '{"data":[]}')
        : go()
    )
    house.ahead = hours * 3_600_000

    const file = await house.reopen(comp.file)
    await house.calm()

    expect(journalOf(house)).toMatchObject([
      { state: 'placed', licenseId: null }
    ])
    expect((await recordsOf(file, comp.layerId)).own.state).toBe('licensed')
  }
)

it('keeps looking for a number that the history shows later', async () => {
  let isHidden = true
  const hide = () =>
    house.network.disturbNext(history, async go => {
      if (!isHidden) return go()
      hide()
      return changeText(await go(), () => '{"data":[]}')
    })
  hide()
  await comp.file.panel.confirmLicenses()
  const before = journalOf(house)
  isHidden = false

  const file = await house.reopen(comp.file)
  await house.until(() => journalOf(house).length === 0)

  expect(before).toMatchObject([{ state: 'placed', licenseId: null }])
  expect((await recordsOf(file, comp.layerId)).own.state).toBe('licensed')
  expect(licensePosts(house)).toBe(1)
})
