import { expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { fillOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  licenseRequest,
  ledgerOf,
  license,
  licensePosts,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenPanel } from '../set-up/open-panel.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { useComp } from '../set-up/use-comp.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const comp = useComp('designer')
const { stack } = comp

const history = `GET ${addresses.service}/v2/images/licenses?`
const corsHeaders = { 'Access-Control-Allow-Origin': '*' }

function questionOf({ $licensing }: OpenPanel) {
  const shown = $licensing.get()
  return shown.state === 'running' ? shown.question : null
}

/** Number of requests so far, without preflights. */
function countAsked(method: string, part: string): number {
  return stack.network.asked.filter(
    line => line.startsWith(`${method} `) && line.includes(part)
  ).length
}

it('swaps all comps with one call, after the ledger', async () => {
  const placed = await placeResults(comp.file, 'mountain', 2)
  const called: string[] = []
  comp.file.panel.window.onCall(call => {
    if (writesLedger(call) || call.method === 'swapComps') {
      called.push(call.method)
    }
  })

  await license(
    comp.file,
    placed.map(({ assetId }) => assetId)
  )

  expect(called).toEqual(['saveRecords', 'swapComps'])
})

it('fetches no file for an asset without a comp in the file', async () => {
  comp.file.headless.host.user.remove([comp.layerId])
  const before = countAsked('GET', '/media/')

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['not-placed'])
  expect(countAsked('GET', '/media/')).toBe(before)
  expect(await ledgerOf(comp.file)).toHaveLength(1)
})

it('asks for a fresh address when the first one fails', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  stack.network.breakNext(
    `GET ${addresses.service}/media/`,
    async () => new Response('', { status: 403, headers: corsHeaders })
  )

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(countAsked('POST', '/downloads')).toBe(1)
})

it('records a license once though it is used again', async () => {
  await license(comp.file, [comp.assetId])
  comp.file.panel.closeLicensing()
  const [again] = await placeResults(comp.file, 'mountain', 1)

  await license(comp.file, [comp.assetId])

  expect(fillOf(comp.file, again?.layer.id ?? '').imageHash).toBe(
    fillOf(comp.file, comp.layerId).imageHash
  )
  expect(await ledgerOf(comp.file)).toHaveLength(1)
  expect(licensePosts(stack)).toBe(1)
})

it('forgets a plan that is cancelled while it looks', async () => {
  const planned = comp.file.panel.planLicenses([imageOf(comp.assetId)])

  comp.file.panel.cancelLicensing()
  await planned

  expect(comp.file.panel.$licensing.get()).toEqual({ state: 'idle' })
})

it('says which layer keeps its comp, and why', async () => {
  const document = comp.file.headless.host.exportDocument()
  const linked = `"id":"${comp.layerId}","fillStyleId":"S:${'a'.repeat(40)},1:2"`
  const text = JSON.stringify(document)
  const file = await stack.openFile(
    JSON.parse(text.replace(`"id":"${comp.layerId}"`, linked))
  )

  await license(file, [comp.assetId])

  const shown = file.panel.$licensing.get()
  expect(shown).toMatchObject({ items: [{ step: 'not-placed', uses: 0 }] })
  expect(JSON.stringify(shown)).toMatch(
    /keeps the comp\. This comes from a library/
  )
  expect(await ledgerOf(file)).toHaveLength(1)
})

it('asks before later batches when a license takes more than planned', async () => {
  const { panel } = comp.file
  await panel.search('')
  const free = () =>
    readResults(panel).filter(({ isEditorial }) => !isEditorial)
  while (free().length < 51) await panel.results.loadMore()
  stack.network.breakNext(licenseRequest, async go => {
    return changeText(await go(), text =>
      text.replaceAll('"allotment_charge":1', '"allotment_charge":2')
    )
  })
  const ids = free().map(({ assetId: id }) => id)

  await panel.planLicenses(imagesOf(ids.slice(0, 51)))
  const running = panel.confirmLicenses()
  await stack.until(() => questionOf(panel) !== null)
  const question = questionOf(panel)
  panel.stopRun()
  await running

  const steps = stepsOf(comp.file)
  expect(question).toEqual({ confirmed: 50, charged: 100, left: 1 })
  expect([steps.length, steps.indexOf('stopped')]).toEqual([51, 50])
  expect(licensePosts(stack)).toBe(1)
})

it('refreshes a refused token but does not send again', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  stack.network.breakNext(purchases, async () => {
    const error = { code: 'signed-out', message: 'Over.' }
    return Response.json({ error }, { status: 401, headers: corsHeaders })
  })

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['refused'])
  expect(countAsked('POST', '/purchases')).toBe(1)
  expect(countAsked('POST', '/sessions/refresh')).toBe(1)
  expect(licensePosts(stack)).toBe(0)
})

it('asks with a new token when the old one ends before a repeat', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  stack.network.breakNext(purchases, async go => {
    await go()
    stack.service.faults.moveClock(61 * 60_000)
    return go()
  })

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(countAsked('GET', '/purchases/')).toBe(1)
  expect(countAsked('POST', '/sessions/refresh')).toBe(1)
  expect(licensePosts(stack)).toBe(1)
})

it('reads a long history once, then only what is new', async () => {
  const { panel } = comp.file
  const placed = await placeResults(comp.file, 'mountain', 2)
  const two = placed.map(({ assetId }) => assetId)
  for (let batch = 0; batch < 9; batch += 1) {
    const fifty = Array.from({ length: 50 }, () => comp.assetId)
    await licenseElsewhere(stack, 'designer', fifty)
  }
  const before = stack.network.asked.length
  const pages = () =>
    stack.network.asked
      .slice(before)
      .filter(line => line.startsWith(history))
      .map(line => new URL(line.slice(4)).searchParams.get('page'))

  await panel.planLicenses(imagesOf(two))
  const first = pages()
  panel.cancelLicensing()
  await panel.planLicenses(imagesOf(two))

  expect(first).toEqual(['1', '2', '3'])
  expect(pages()).toEqual(['1', '2', '3', '1'])
})
