import { beforeEach, expect, it } from 'vitest'
import { changeText } from './change-text.ts'
import {
  accountOf,
  atService,
  journalOf,
  ledgerOf,
  licensePosts,
  licenseToTheEnd,
  licenseUntilClosed,
  licensing,
  purchases,
  stepsOf
} from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
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
  while (free().length < 51) await panel.results.loadMore()
  ids = free()
    .slice(0, 51)
    .map(({ id }) => id)
})

function isAsked({ panel }: OpenFile): boolean {
  const shown = panel.$licensing.get()
  return shown.state === 'running' && shown.question !== null
}

/** The work is done when the panel is closed, and nobody heard of it. */
async function closeAtReply(): Promise<void> {
  house.network.disturbNext(purchases, async go => {
    await go()
    comp.file.panel.window.close()
    throw new TypeError('Failed to fetch')
  })
  await licenseUntilClosed(comp)
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

it('asks after the last request, too, and keeps what it took in mind', async () => {
  const { panel, headless } = comp.file
  house.network.disturbNext(atService, async go =>
    changeText(await go(), text =>
      text.replaceAll('"allotment_charge":1', '"allotment_charge":2')
    )
  )
  await panel.planLicenses([comp.assetId])
  const running = panel.confirmLicenses()
  await house.until(() => isAsked(comp.file))
  const asked = panel.$licensing.get()
  const shown = headless.host.exportDocument().pages
  const ledger = await ledgerOf(comp.file)

  panel.answerRun(true)
  await running
  const swapped = headless.host.exportDocument().pages
  const again = await house.reopen(comp.file)
  await house.until(() => noticesOf(again) !== '')

  expect(asked).toMatchObject({
    question: { confirmed: 1, charged: 2, left: 0 }
  })
  expect(ledger).toHaveLength(1)
  expect(swapped).not.toEqual(shown)
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(noticesOf(again)).toMatch(
    `Licensing image ${comp.assetId} used 2 downloads; you confirmed 1.`
  )
})

it('names a higher charge that it hears of on the next start', async () => {
  house.network.disturbNext(atService, async go =>
    changeText(await go(), text =>
      text.replaceAll('"allotment_charge":1', '"allotment_charge":2')
    )
  )
  await closeAtReply()
  await house.clock.advance(15_000)

  const file = await house.reopen(comp.file)
  await house.until(() => noticesOf(file).includes('used 2 downloads'))

  expect(licensePosts(house)).toBe(1)
})

it.each([
  {
    what: 'has fewer downloads left',
    from: /"downloads_left":\d+/g,
    to: '"downloads_left":1',
    steps: ['not-placed', 'stopped']
  },
  {
    what: 'has ended',
    from: /"expiration_time":"20\d\d([^"]*)","allotment":\{[^}]*\}/g,
    to: '"expiration_time":"2001$1"',
    steps: ['stopped', 'stopped']
  },
  {
    what: 'is gone',
    from: /"data":\[.*\]/gs,
    to: '"data":[]',
    steps: ['stopped', 'stopped']
  }
])('sends no more than is left to a subscription that $what', async row => {
  const { panel } = comp.file
  await panel.planLicenses(ids.slice(0, 2))
  house.network.disturbAll(async (line, go) =>
    line === `GET ${addresses.service}/v2/user/subscriptions`
      ? changeText(await go(), text => text.replaceAll(row.from, row.to))
      : go()
  )

  await panel.confirmLicenses()

  const { licenses } = await accountOf(house, 'designer')
  expect(stepsOf(comp.file)).toEqual(row.steps)
  expect(licenses).toHaveLength(row.steps.indexOf('stopped'))
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

  await file.panel.licenseAnyway(comp.assetId)
  await file.panel.confirmLicenses()

  expect([asked, sent]).toEqual([['elsewhere'], 1])
  expect(stepsOf(file)).toEqual(['done'])
  expect(await accountOf(house, 'designer')).toMatchObject({
    licenses: [comp.assetId]
  })
})

it.each([
  ['has forgotten all', { ok: true, epoch: 'another' }],
  ['cannot say whether it has', { ok: true }]
])('believes no gateway that %s', async (_, said) => {
  const health = `GET ${addresses.gateway}/ready`
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const older = { ok: true }
  house.network.disturbAll(async (line, go) =>
    line.startsWith(health) && !('epoch' in said)
      ? Response.json(older, { headers })
      : go()
  )
  await closeAtReply()
  house.network.disturbAll(async (line, go) => {
    if (line.startsWith(health)) return Response.json(said, { headers })
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

it.each([
  ['forgot all since it was sent', (isNew: boolean) => isNew && 'another'],
  ['names no store', () => '']
])('takes no answer of a gateway that %s', async (_, epochOf) => {
  const headers = { 'Access-Control-Allow-Origin': '*' }
  let isNew = false
  house.network.disturbAll(async (line, go) => {
    const epoch = epochOf(isNew)
    if (epoch !== false && line.startsWith(`GET ${addresses.gateway}/ready`)) {
      const said = epoch ? { ok: true, epoch } : { ok: true }
      return Response.json(said, { headers })
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
