import { expect, it } from 'vitest'
import { changeText } from './change-text.ts'
import {
  license,
  licensePosts,
  licenseToTheEnd,
  licensing,
  stepsOf
} from './licensing.ts'
import { placeFound } from './place-results.ts'
import { useComp } from './use-comp.ts'

const comp = useComp('metered')
const { house } = comp

/** All that the machine remembers but the session, or some of it. */
function forget(what = ''): void {
  for (const key of house.storage.keys()) {
    const isMeant = key.includes(`/${what}`) && !key.endsWith('/session')
    if (isMeant) house.storage.delete(key)
  }
}

it('does not license what another one licensed hours ago', async () => {
  house.network.disturbAll(async (line, go) =>
    line.startsWith('GET') && line.includes('/images/licenses?')
      ? changeText(await go(), () => '{"data":[]}')
      : go()
  )
  await license(comp.file, [comp.assetId])
  const first = stepsOf(comp.file)
  comp.file.panel.window.close()
  forget()
  await house.clock.advance(50 * 60_000)

  const file = await house.openFile()
  await placeFound(file, 'mountain', 1)
  await license(file, [comp.assetId])

  expect(first).toEqual(['done'])
  expect(stepsOf(file)).toEqual(['refused'])
  expect(licensePosts(house)).toBe(1)
})

it('forgets that it may license again when the plan is cancelled', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  await licenseToTheEnd(comp)
  forget('journal:')
  const file = await house.reopen(comp.file)
  await house.clock.advance(180_000)
  await license(file, [comp.assetId])
  await file.panel.licenseAnyway(comp.assetId)

  file.panel.cancelLicensing()
  await license(file, [comp.assetId])

  expect(stepsOf(file)).toEqual(['elsewhere'])
  expect(licensePosts(house)).toBe(1)
})

it('gives no doubt up that is younger than the plan', async () => {
  const [, other] = await placeFound(comp.file, 'mountain', 2)
  house.service.faults.failNext({ ...licensing, status: 500 })
  void license(comp.file, [other?.assetId ?? ''])
  await house.until(() => stepsOf(comp.file).includes('doubtful'))
  const second = await house.openFile(comp.file.headless.host.exportDocument())
  await second.panel.planLicenses([comp.assetId])
  house.service.faults.failNext({ ...licensing, status: 500 })
  await licenseToTheEnd(comp)
  await house.clock.advance(6 * 60_000)
  await house.calm()

  await second.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['doubtful'])
  expect(stepsOf(second)).toEqual(['stopped'])
  expect(licensePosts(house)).toBe(2)
})
