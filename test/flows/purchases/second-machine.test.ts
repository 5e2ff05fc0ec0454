import { expect, it } from 'vitest'
import { hideHistory } from '../set-up/hide-history.ts'
import {
  license,
  licensePosts,
  licenseAndAdvance,
  licensing,
  stepsOf
} from '../set-up/licensing.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp

/** Deletes what the machine saved, except for the session. */
function forget(what = ''): void {
  for (const key of stack.storage.keys()) {
    const isMeant = key.includes(`/${what}`) && !key.endsWith('/session')
    if (isMeant) stack.storage.delete(key)
  }
}

it('does not license what another one licensed hours ago', async () => {
  hideHistory(stack)
  await license(comp.file, [comp.assetId])
  const first = stepsOf(comp.file)
  comp.file.panel.window.close()
  forget()
  await stack.clock.advance(50 * 60_000)

  const file = await stack.openFile()
  await placeResults(file, 'mountain', 1)
  await license(file, [comp.assetId])

  expect(first).toEqual(['done'])
  expect(stepsOf(file)).toEqual(['refused'])
  expect(licensePosts(stack)).toBe(1)
})

it('forgets that it may license again when the plan is cancelled', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  await licenseAndAdvance(comp)
  forget('journal:')
  const file = await stack.reopen(comp.file)
  await stack.clock.advance(180_000)
  await license(file, [comp.assetId])
  await file.panel.licenseAnyway(imageOf(comp.assetId))

  file.panel.cancelLicensing()
  await license(file, [comp.assetId])

  expect(stepsOf(file)).toEqual(['elsewhere'])
  expect(licensePosts(stack)).toBe(1)
})

it('does not give up a doubtful purchase that is younger than the plan', async () => {
  const [, other] = await placeResults(comp.file, 'mountain', 2)
  stack.service.faults.failNext({ ...licensing, status: 500 })
  void license(comp.file, [other?.assetId ?? ''])
  await stack.until(() => stepsOf(comp.file).includes('doubtful'))
  const second = await stack.openFile(comp.file.headless.host.exportDocument())
  await second.panel.planLicenses([imageOf(comp.assetId)])
  stack.service.faults.failNext({ ...licensing, status: 500 })
  await licenseAndAdvance(comp)
  await stack.clock.advance(6 * 60_000)
  await stack.calm()

  await second.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['doubtful'])
  expect(stepsOf(second)).toEqual(['stopped'])
  expect(licensePosts(stack)).toBe(2)
})
