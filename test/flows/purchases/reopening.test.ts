import { beforeEach, expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { hideHistory } from '../set-up/hide-history.ts'
import { recordsOf } from '../set-up/layers.ts'
import {
  journalOf,
  licensePosts,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { Fault } from '../set-up/route-fetch.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp

const history = `GET ${addresses.service}/v2/images/licenses`

beforeEach(async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
})

/** Closes the panel while its purchase meets the fault. */
async function closeWhileSending(fault: Fault): Promise<void> {
  const { panel } = comp.file
  stack.network.breakNext(purchases, (go, signal) => {
    panel.window.close()
    return fault(go, signal)
  })
  void panel.confirmLicenses()
  await stack.until(() => panel.window.isClosed)
}

const lose: Fault = () => Promise.reject(new TypeError('Failed to fetch'))

it('does not believe a gateway that may have forgotten', async () => {
  await closeWhileSending(lose)
  await stack.clock.advance(8 * 24 * 3_600_000)

  const file = await stack.reopen(comp.file)
  await stack.until(() => readNotices(file) !== '')

  expect(readNotices(file)).toMatch(/1 uncertain/)
  expect(journalOf(stack)).toMatchObject([{ state: 'doubtful' }])
})

it('shows an unknown outcome to the person', async () => {
  await closeWhileSending(lose)
  stack.network.takeDown(addresses.gateway)
  const file = await stack.reopen(comp.file)
  await stack.until(() => readNotices(file) !== '')
  const notices = readNotices(file)

  file.panel.$notices.get()[0]?.action?.run()

  expect(notices).toMatch(/1 uncertain/)
  expect(file.panel.$licensing.get()).toMatchObject({
    items: [{ assetId: comp.assetId, step: 'doubtful' }]
  })
  expect(stepsOf(file)).toEqual(['doubtful'])
  expect(licensePosts(stack)).toBe(0)
})

it('finishes after signing in', async () => {
  await closeWhileSending(go => go())
  const other = await stack.openFile()
  await other.panel.signOut()
  const file = await stack.reopen(comp.file)
  await stack.calm()
  const notices = readNotices(file)

  await signInWithPages(stack, file, 'metered')
  await stack.until(() => journalOf(stack).length === 0)

  expect(notices).toMatch(/Sign in as \S.* to finish it/)
  expect(readNotices(file)).not.toMatch(/to finish it/)
  expect((await recordsOf(file, comp.layerId)).own.state).toBe('licensed')
  expect(licensePosts(stack)).toBe(1)
})

it('finishes what a second check finds', async () => {
  await closeWhileSending(go => go())
  stack.network.breakNext(history, async go =>
    changeText(await go(), () => '{"data":[]}')
  )

  const file = await stack.reopen(comp.file)
  await stack.until(() => readNotices(file).includes('1 licensed'))

  expect((await recordsOf(file, comp.layerId)).own.state).toBe('licensed')
  expect(journalOf(stack)).toEqual([])
  expect(licensePosts(stack)).toBe(1)
})

it.each([9, -9])(
  'fetches the file whose number is pending by a clock %i hours off',
  async hours => {
    await closeWhileSending(go => go())
    hideHistory(stack)
    stack.ahead = hours * 3_600_000

    const file = await stack.reopen(comp.file)
    await stack.calm()

    expect(journalOf(stack)).toMatchObject([
      { state: 'placed', licenseId: null }
    ])
    expect((await recordsOf(file, comp.layerId)).own.state).toBe('licensed')
  }
)

it('keeps looking for a number that the history shows later', async () => {
  const showHistory = hideHistory(stack)
  await comp.file.panel.confirmLicenses()
  const before = journalOf(stack)
  showHistory()

  const file = await stack.reopen(comp.file)
  await stack.until(() => journalOf(stack).length === 0)

  expect(before).toMatchObject([{ state: 'placed', licenseId: null }])
  expect((await recordsOf(file, comp.layerId)).own.state).toBe('licensed')
  expect(licensePosts(stack)).toBe(1)
})
