import { beforeEach, expect, it } from 'vitest'
import { fillOf } from '../set-up/layers.ts'
import { licensePosts, stepsOf } from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imagesOf } from '../../image-refs.ts'

/** Milliseconds after which caches ask the library again. */
const cacheTime = 60_001

const stack = useStack()
let file: OpenFile
let ids: string[]
let layers: string[]

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'viewer')
  const placed = await placeResults(file, 'mountain', 2)
  ids = placed.map(({ assetId }) => assetId)
  layers = placed.map(({ layer }) => layer.id)
  await file.panel.checkFile()
})

function requestsIn({ panel }: OpenFile) {
  return panel.$requests.get()
}

function idOf(opened: OpenFile): string {
  return requestsIn(opened)[0]?.request.id ?? ''
}

it('recognises accounts that cannot license', async () => {
  await file.panel.fetchSubscriptions()
  const viewer = file.panel.$mayLicense.get()
  const opened = await switchAccount(stack, file, 'designer')
  await opened.panel.fetchSubscriptions()

  expect([viewer, opened.panel.$mayLicense.get()]).toEqual(['no', 'yes'])
})

it('lets the buyer license everything requested, and names the buyer', async () => {
  await file.panel.sendRequest(ids, 'For the landing page')
  const before = layers.map(id => fillOf(file, id).imageHash)

  const buyer = await switchAccount(stack, file, 'designer')
  await buyer.panel.checkFile()
  const seen = requestsIn(buyer)
  await buyer.panel.planLicenses(imagesOf(seen.flatMap(({ left }) => left)))
  await buyer.panel.confirmLicenses()
  await stack.calm()
  const steps = stepsOf(buyer)
  const designer = await switchAccount(stack, buyer, 'viewer')
  await designer.panel.checkFile()

  expect(seen).toMatchObject([
    {
      state: 'open',
      left: ids,
      request: { who: 'Viewer Demo', note: 'For the landing page' }
    }
  ])
  expect(steps).toEqual(['done', 'done'])
  const after = layers.map(id => fillOf(designer, id).imageHash)
  expect(after.filter(hash => before.includes(hash))).toEqual([])
  expect(requestsIn(designer)).toMatchObject([
    {
      state: 'licensed',
      who: 'Designer Demo',
      licensed: 2,
      left: [],
      request: { answer: { state: 'licensed' } }
    }
  ])
})

it('stays open until its last asset is licensed', async () => {
  await file.panel.sendRequest(ids, '')
  const buyer = await switchAccount(stack, file, 'designer')
  await buyer.panel.checkFile()

  await buyer.panel.planLicenses(imagesOf(ids.slice(0, 1)))
  await buyer.panel.confirmLicenses()
  await buyer.panel.checkFile()
  await stack.calm()

  expect(requestsIn(buyer)).toMatchObject([
    { state: 'open', left: ids.slice(1), licensed: 1 }
  ])
})

it('is not licensed while the library has removed one of its comps', async () => {
  await file.panel.sendRequest(ids, '')
  const [kept = '', removed = ''] = ids
  stack.service.faults.removeAsset(removed)
  await stack.clock.advance(cacheTime)
  const buyer = await switchAccount(stack, file, 'designer')
  await buyer.panel.checkFile()
  const seen = requestsIn(buyer)

  await buyer.panel.planLicenses(imagesOf(seen.flatMap(({ left }) => left)))
  await buyer.panel.confirmLicenses()
  await buyer.panel.checkFile()
  await stack.calm()

  expect(seen).toMatchObject([{ state: 'open', left: [kept], removed: 1 }])
  expect(requestsIn(buyer)).toMatchObject([
    { state: 'open', left: [], removed: 1, licensed: 1 }
  ])
})

it('is declined with a reason, and nothing is licensed', async () => {
  await file.panel.sendRequest(ids, '')
  const buyer = await switchAccount(stack, file, 'designer')
  await buyer.panel.checkFile()

  await buyer.panel.declineRequest(idOf(buyer), 'Use our own pictures')
  const designer = await stack.reopen(buyer)
  await designer.panel.checkFile()

  expect(requestsIn(designer)).toMatchObject([
    {
      state: 'declined',
      who: 'Designer Demo',
      reason: 'Use our own pictures',
      left: ids
    }
  ])
  expect(licensePosts(stack)).toBe(0)
})

it('does not overwrite an answer that arrived since', async () => {
  await file.panel.sendRequest(ids, '')
  const id = idOf(file)
  await file.headless.host.remotely(
    `const key = 'request:' + input
    const request = JSON.parse(figma.root.getPluginData(key))
    request.answer = { state: 'declined', who: 'Rae', at: '2026-11-20' }
    figma.root.setPluginData(key, JSON.stringify(request))`,
    id
  )

  await file.panel.withdrawRequest(id)

  expect(readNotices(file)).toMatch(/Rae has already declined this request/)
  expect(requestsIn(file)).toMatchObject([{ state: 'declined', who: 'Rae' }])
})

it('keeps both of two requests that are made at once', async () => {
  const second = file.headless.host.remotely(
    `figma.root.setPluginData('request:b2', JSON.stringify({
      v: 1, id: 'b2', assetIds: ['5'], note: '', who: 'Rae', at: '2026-11-20'
    }))`
  )
  await Promise.all([file.panel.sendRequest(ids, ''), second])
  await file.panel.refreshRecords()

  const names = requestsIn(file).map(({ request }) => request.who)
  expect(names.toSorted()).toEqual(['Rae', 'Viewer Demo'])
})

it('is withdrawn by the person who asked', async () => {
  await file.panel.sendRequest(ids, '')

  await file.panel.withdrawRequest(idOf(file))

  expect(requestsIn(file)).toMatchObject([
    { state: 'withdrawn', who: 'Viewer Demo' }
  ])
})

it('is removed by an undo, and nobody can answer it then', async () => {
  await file.panel.sendRequest(ids, '')
  const id = idOf(file)

  file.headless.host.user.undo()
  await file.panel.declineRequest(id, 'Too late')

  expect(readNotices(file)).toMatch(/no longer in the file/)
  expect(requestsIn(file)).toEqual([])
})

it('keeps unreadable requests and counts them', async () => {
  const texts = {
    'request:broken': '{"v":1,',
    'request:newer': '{"v":2,"id":"newer"}',
    'request:other': '{"v":1,"id":"another"}',
    'request:long': 'x'.repeat(5000),
    'aside:x': '{"v":1,"id":"x","reason":5}'
  }
  await file.headless.host.evaluate(
    `Object.keys(input).forEach(key => figma.root.setPluginData(key, input[key]))`,
    texts
  )
  await file.panel.sendRequest(ids, '')

  await file.panel.checkFile()

  const kept = await file.headless.host.evaluate<string[]>(
    `return input.map(key => figma.root.getPluginData(key))`,
    Object.keys(texts)
  )
  expect(requestsIn(file)).toHaveLength(1)
  expect(file.panel.$fileRecords.get().unread).toBe(5)
  expect(kept).toEqual(Object.values(texts))
})
