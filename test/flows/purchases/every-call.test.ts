import { expect, it } from 'vitest'
import { sample } from '../../sample.ts'
import { fillOf, recordsOf } from '../set-up/layers.ts'
import {
  accountOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { openWithComp } from '../set-up/use-comp.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()

/** Numbers of the calls that a purchase makes. */
const calls = Array.from({ length: 32 }, (_, i) => i)

const moments = calls.flatMap(call => [
  { call, when: 'before' },
  { call, when: 'after' }
])

/**
 * Closes the panel at its call of this number, from 0, before or after the call
 * is sent; the returned function counts the calls.
 */
function closeAtCall(file: OpenFile, number: number, isAfter: boolean) {
  let made = 0
  file.panel.window.onCall((_, close) => {
    if (made === number) {
      if (isAfter) queueMicrotask(close)
      else close()
    }
    made += 1
  })
  return () => made
}

async function closeDuring(number: number, isAfter: boolean) {
  const { file, assetId, layerId } = await openWithComp(stack, 'metered')
  const comp = fillOf(file, layerId)
  await file.panel.planLicenses([imageOf(assetId)])
  const made = closeAtCall(file, number, isAfter)
  void file.panel.confirmLicenses()
  await stack.until(
    () =>
      file.panel.window.isClosed || file.panel.$licensing.get().state === 'done'
  )
  return { file, assetId, layerId, comp, made: made() }
}

it.each(sample(moments, 10))(
  'charges once when closed at call $call, $when it left',
  async ({ call, when }) => {
    const { file, ...placed } = await closeDuring(call, when === 'after')

    const reopened = await stack.reopen(file)
    await stack.until(() => journalOf(stack).length === 0)
    await license(reopened, [placed.assetId])

    const { own } = await recordsOf(reopened, placed.layerId)
    expect(licensePosts(stack)).toBe(1)
    expect(await accountOf(stack, 'metered')).toEqual({
      left: 99,
      licenses: [placed.assetId]
    })
    expect(await ledgerOf(reopened)).toMatchObject([
      { assetId: placed.assetId, licenseId: own.licenseId }
    ])
    expect(own.state).toBe('licensed')
    expect(fillOf(reopened, placed.layerId)).not.toEqual(placed.comp)
    expect(journalOf(stack)).toEqual([])
  }
)

it('interrupts every call that a purchase makes', async () => {
  const { made } = await closeDuring(calls.length, false)

  // Calls that save settings may or may not be among them.
  expect(made).toBeGreaterThan(20)
  expect(made).toBeLessThanOrEqual(calls.length)
})
