import { beforeEach, expect, it } from 'vitest'
import { changeText } from './change-text.ts'
import {
  accountOf,
  atService,
  journalOf,
  ledgerOf,
  licensePosts,
  licenseToTheEnd,
  licensing,
  purchases,
  stepsOf
} from './licensing-of.ts'
import { addresses } from './open-house.ts'
import type { OpenFile } from './open-house.ts'
import { resultsOf } from './results-of.ts'
import { useComp } from './use-comp.ts'

const comp = useComp('designer')
const { house } = comp
let ids: string[]

beforeEach(async () => {
  const { panel } = comp.file
  await panel.search('')
  const free = () => resultsOf(panel).filter(({ isEditorial }) => !isEditorial)
  while (free().length < 51) await panel.loadMore()
  ids = free()
    .slice(0, 51)
    .map(({ id }) => id)
})

function isAsked({ panel }: OpenFile): boolean {
  const shown = panel.$licensing.get()
  return shown.state === 'running' && shown.question !== null
}

it('goes on when the person agrees to a higher charge', async () => {
  const { panel } = comp.file
  house.network.disturbNext(atService, async go =>
    changeText(await go(), text =>
      text.replaceAll('"allotment_charge":1', '"allotment_charge":2')
    )
  )
  await panel.planLicenses(ids)
  const running = panel.confirmLicenses()
  await house.until(() => isAsked(comp.file))

  panel.answerRun(true)
  await running

  expect(stepsOf(comp.file)).not.toContain('stopped')
  expect(licensePosts(house)).toBe(2)
})

it('fetches what is licensed while the next request is on its way', async () => {
  const { assetId } = comp
  const { panel } = comp.file
  const others = ids.filter(id => id !== assetId).slice(0, 50)
  await panel.planLicenses([assetId, ...others])
  house.network.disturbNext(purchases, go => go())
  const letGo = house.network.holdNext(purchases)

  const running = panel.confirmLicenses()
  await house.sent(`GET ${addresses.service}/media/licensed/`)
  const before = licensePosts(house)
  letGo()
  await running

  expect(before).toBe(1)
  expect(stepsOf(comp.file)[0]).toBe('done')
  expect(licensePosts(house)).toBe(2)
})

it('stops between two requests and finishes what is licensed', async () => {
  const { panel } = comp.file
  await panel.planLicenses(ids)
  const letGo = house.network.holdNext(purchases)
  const running = panel.confirmLicenses()
  await house.sent(purchases)

  panel.stopRun()
  letGo()
  await running

  const steps = stepsOf(comp.file)
  expect([steps.length, steps.indexOf('stopped')]).toEqual([51, 50])
  expect(licensePosts(house)).toBe(1)
  expect(await ledgerOf(comp.file)).toHaveLength(50)
  expect(journalOf(house)).toEqual([])
})

it('sends nothing once it is stopped while it looks again', async () => {
  const { panel } = comp.file
  await panel.planLicenses([comp.assetId])
  const history = `GET ${addresses.service}/v2/images/licenses`
  house.network.disturbNext(history, go => {
    panel.stopRun()
    return go()
  })

  await panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(licensePosts(house)).toBe(0)
})

it('asks before it licenses what another machine left open', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  await licenseToTheEnd(comp)
  house.storage.forEach((_, key) => {
    if (key.includes('/journal:')) house.storage.delete(key)
  })
  const file = await house.reopen(comp.file)
  await house.clock.advance(180_000)
  await file.panel.planLicenses([comp.assetId])
  await file.panel.confirmLicenses()
  const [asked, sent] = [stepsOf(file), licensePosts(house)]

  await file.panel.licenseInstead(comp.assetId)
  await file.panel.confirmLicenses()

  expect([asked, sent]).toEqual([['elsewhere'], 1])
  expect(stepsOf(file)).toEqual(['done'])
  expect(await accountOf(house, 'designer')).toMatchObject({
    licenses: [comp.assetId]
  })
})

it('believes no gateway that has forgotten all', async () => {
  const health = `GET ${addresses.gateway}/health`
  house.network.disturbNext(purchases, async go => {
    await go()
    comp.file.panel.window.close()
    throw new TypeError('Failed to fetch')
  })
  await comp.file.panel.planLicenses([comp.assetId])
  void comp.file.panel.confirmLicenses()
  await house.until(() => comp.file.panel.window.isClosed)
  house.network.disturbAll(async (line, go) => {
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (line.startsWith(health)) {
      return Response.json({ ok: true, epoch: 'another' }, { headers })
    }
    if (line.startsWith(`GET ${addresses.gateway}/purchases`)) {
      const error = { code: 'not-found', message: 'Never seen.' }
      return Response.json({ error }, { status: 404, headers })
    }
    return line.startsWith('GET') && line.includes('/images/licenses?')
      ? changeText(await go(), () => '{"data":[]}')
      : go()
  })

  const file = await house.reopen(comp.file)
  await house.until(() => journalOf(house)[0]?.state !== 'sending')

  expect(journalOf(house)).toMatchObject([{ state: 'doubtful' }])
  expect(file.panel.window.isClosed).toBe(false)
})

it('takes no answer of a gateway that forgot all since it was sent', async () => {
  const headers = { 'Access-Control-Allow-Origin': '*' }
  let isNew = false
  house.network.disturbAll(async (line, go) => {
    if (isNew && line.startsWith(`GET ${addresses.gateway}/health`)) {
      return Response.json({ ok: true, epoch: 'another' }, { headers })
    }
    if (line.startsWith(`GET ${addresses.gateway}/purchases`)) {
      const error = { code: 'not-found', message: 'Never seen.' }
      return Response.json({ error }, { status: 404, headers })
    }
    return line.startsWith('GET') && line.includes('/images/licenses?')
      ? changeText(await go(), () => '{"data":[]}')
      : go()
  })
  house.network.disturbNext(purchases, async go => {
    await go()
    isNew = true
    throw new TypeError('Failed to fetch')
  })

  await licenseToTheEnd(comp)

  expect(stepsOf(comp.file)).toEqual(['doubtful'])
})
