import { beforeEach, expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { withoutHistory } from '../set-up/hide-history.ts'
import {
  accountOf,
  licenseRequest,
  journalOf,
  ledgerOf,
  licensePosts,
  licenseAndAdvance,
  licenseUntilClosed,
  licensing,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const comp = useComp('designer')
const { stack } = comp
let ids: string[]

beforeEach(async () => {
  const { panel } = comp.file
  await panel.search('')
  const free = () =>
    readResults(panel).filter(({ isEditorial }) => !isEditorial)
  while (free().length < 51) await panel.results.loadMore()
  ids = free()
    .slice(0, 51)
    .map(({ assetId: id }) => id)
})

function isAsked({ panel }: OpenFile): boolean {
  const shown = panel.$licensing.get()
  return shown.state === 'running' && shown.question !== null
}

/** Closes the panel when the work is done but before the reply arrives. */
async function closeAtReply(): Promise<void> {
  stack.network.breakNext(purchases, async go => {
    await go()
    comp.file.panel.window.close()
    throw new TypeError('Failed to fetch')
  })
  await licenseUntilClosed(comp)
}

it('continues when the person agrees to a higher charge', async () => {
  const { panel } = comp.file
  stack.network.breakNext(licenseRequest, async go =>
    changeText(await go(), text =>
      text.replaceAll('"allotment_charge":1', '"allotment_charge":2')
    )
  )
  await panel.planLicenses(imagesOf(ids))
  const running = panel.confirmLicenses()
  await stack.until(() => isAsked(comp.file))

  panel.answerRun(true)
  await running

  expect(stepsOf(comp.file)).not.toContain('stopped')
  expect(licensePosts(stack)).toBe(2)
})

it('sends no further batch after too many requests', async () => {
  const { panel } = comp.file
  stack.service.faults.failNext({ ...licensing, status: 429 })
  await panel.planLicenses(imagesOf(ids))

  await panel.confirmLicenses()

  const limited = { error: { code: 'rate-limited' } }
  const shown = panel.$licensing.get()
  expect(shown).toMatchObject({ items: ids.map(() => limited) })
  expect(new Set(stepsOf(comp.file))).toEqual(new Set(['refused', 'stopped']))
  expect(licensePosts(stack)).toBe(1)
})

it('fetches licensed files while the next request is in flight', async () => {
  const { assetId } = comp
  const { panel } = comp.file
  const others = ids.filter(id => id !== assetId).slice(0, 50)
  await panel.planLicenses(imagesOf([assetId, ...others]))
  stack.network.breakNext(purchases, go => go())
  const release = stack.network.holdNext(purchases)

  const running = panel.confirmLicenses()
  await stack.waitForRequest(`GET ${addresses.service}/media/licensed/`)
  const before = licensePosts(stack)
  release()
  await running

  expect(before).toBe(1)
  expect(stepsOf(comp.file)[0]).toBe('done')
  expect(licensePosts(stack)).toBe(2)
})

it('asks after the last request, too, and remembers its charge', async () => {
  const { panel, headless } = comp.file
  stack.network.breakNext(licenseRequest, async go =>
    changeText(await go(), text =>
      text.replaceAll('"allotment_charge":1', '"allotment_charge":2')
    )
  )
  await panel.planLicenses([imageOf(comp.assetId)])
  const running = panel.confirmLicenses()
  await stack.until(() => isAsked(comp.file))
  const asked = panel.$licensing.get()
  const shown = headless.host.exportDocument().pages
  const ledger = await ledgerOf(comp.file)

  panel.answerRun(true)
  await running
  const swapped = headless.host.exportDocument().pages
  const again = await stack.reopen(comp.file)
  await stack.until(() => readNotices(again) !== '')

  expect(asked).toMatchObject({
    question: { confirmed: 1, charged: 2, left: 0 }
  })
  expect(ledger).toHaveLength(1)
  expect(swapped).not.toEqual(shown)
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(readNotices(again)).toMatch(
    `Licensing image ${comp.assetId} used 2 downloads; you confirmed 1.`
  )
})

it('names a higher charge that it finds at the next start', async () => {
  stack.network.breakNext(licenseRequest, async go =>
    changeText(await go(), text =>
      text.replaceAll('"allotment_charge":1', '"allotment_charge":2')
    )
  )
  await closeAtReply()
  await stack.clock.advance(15_000)

  const file = await stack.reopen(comp.file)
  await stack.until(() => readNotices(file).includes('used 2 downloads'))

  expect(licensePosts(stack)).toBe(1)
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
    what: 'is missing',
    from: /"data":\[.*\]/gs,
    to: '"data":[]',
    steps: ['stopped', 'stopped']
  }
])('sends no more than is left in a subscription that $what', async row => {
  const { panel } = comp.file
  await panel.planLicenses(imagesOf(ids.slice(0, 2)))
  stack.network.breakAll(async (line, go) =>
    line === `GET ${addresses.service}/v2/user/subscriptions`
      ? changeText(await go(), text => text.replaceAll(row.from, row.to))
      : go()
  )

  await panel.confirmLicenses()

  const { licenses } = await accountOf(stack, 'designer')
  expect(stepsOf(comp.file)).toEqual(row.steps)
  expect(licenses).toHaveLength(row.steps.indexOf('stopped'))
})

it('stops between two requests and records licensed assets', async () => {
  const { assetId } = comp
  const { panel } = comp.file
  const others = ids.filter(id => id !== assetId).slice(0, 50)
  await panel.planLicenses(imagesOf([assetId, ...others]))
  const release = stack.network.holdNext(purchases)
  const running = panel.confirmLicenses()
  await stack.waitForRequest(purchases)

  panel.stopRun()
  release()
  await running

  const steps = stepsOf(comp.file)
  expect([steps.length, steps.indexOf('stopped')]).toEqual([51, 50])
  expect(licensePosts(stack)).toBe(1)
  expect(await ledgerOf(comp.file)).toHaveLength(50)
  expect(journalOf(stack)).toMatchObject([{ assetId, state: 'recorded' }])
})

it('sends nothing when stopped during the second check', async () => {
  const { panel } = comp.file
  await panel.planLicenses([imageOf(comp.assetId)])
  const history = `GET ${addresses.service}/v2/images/licenses`
  stack.network.breakNext(history, go => {
    panel.stopRun()
    return go()
  })

  await panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(licensePosts(stack)).toBe(0)
})

it('asks before it licenses what another machine left open', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  await licenseAndAdvance(comp)
  stack.storage.forEach((_, key) => {
    if (key.includes('/journal:')) stack.storage.delete(key)
  })
  const file = await stack.reopen(comp.file)
  await stack.clock.advance(180_000)
  await file.panel.planLicenses([imageOf(comp.assetId)])
  await file.panel.confirmLicenses()
  const [asked, sent] = [stepsOf(file), licensePosts(stack)]

  await file.panel.licenseAnyway(imageOf(comp.assetId))
  await file.panel.confirmLicenses()

  expect([asked, sent]).toEqual([['elsewhere'], 1])
  expect(stepsOf(file)).toEqual(['done'])
  expect(await accountOf(stack, 'designer')).toMatchObject({
    licenses: [comp.assetId]
  })
})

it.each([
  ['has forgotten all', { ok: true, epoch: 'another' }],
  ['cannot say whether it has', { ok: true }]
])('does not believe a gateway that %s', async (_, said) => {
  const health = `GET ${addresses.gateway}/ready`
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const older = { ok: true }
  stack.network.breakAll(async (line, go) =>
    line.startsWith(health) && !('epoch' in said)
      ? Response.json(older, { headers })
      : go()
  )
  await closeAtReply()
  stack.network.breakAll(async (line, go) => {
    if (line.startsWith(health)) return Response.json(said, { headers })
    if (line.startsWith(`GET ${addresses.gateway}/purchases`)) {
      const error = { code: 'purchase-unseen', message: 'Never seen.' }
      return Response.json({ error }, { status: 404, headers })
    }
    return withoutHistory(line, go)
  })

  const file = await stack.reopen(comp.file)
  await stack.until(() => journalOf(stack)[0]?.state !== 'sending')

  expect(journalOf(stack)).toMatchObject([{ state: 'doubtful' }])
  expect(file.panel.window.isClosed).toBe(false)
})

it.each([
  ['forgot all since it was sent', (isNew: boolean) => isNew && 'another'],
  ['names no store', () => '']
])('ignores the answer of a gateway that %s', async (_, epochOf) => {
  const headers = { 'Access-Control-Allow-Origin': '*' }
  let isNew = false
  stack.network.breakAll(async (line, go) => {
    const epoch = epochOf(isNew)
    if (epoch !== false && line.startsWith(`GET ${addresses.gateway}/ready`)) {
      const said = epoch ? { ok: true, epoch } : { ok: true }
      return Response.json(said, { headers })
    }
    if (line.startsWith(`GET ${addresses.gateway}/purchases`)) {
      const error = { code: 'purchase-unseen', message: 'Never seen.' }
      return Response.json({ error }, { status: 404, headers })
    }
    return withoutHistory(line, go)
  })
  stack.network.breakNext(purchases, async go => {
    await go()
    isNew = true
    throw new TypeError('Failed to fetch')
  })

  await licenseAndAdvance(comp)

  expect(stepsOf(comp.file)).toEqual(['doubtful'])
})
