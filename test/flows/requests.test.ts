import { beforeEach, expect, it } from 'vitest'
import { fillOf } from './layer-of.ts'
import { licensePosts, stepsOf } from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import { openAs } from './open-as.ts'
import type { OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
let file: OpenFile
let ids: string[]
let layers: string[]

beforeEach(async () => {
  file = await house.openFile()
  await signInWithPages(house, file, 'viewer')
  const placed = await placeFound(file, 'mountain', 2)
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

it('knows who can license nothing', async () => {
  await file.panel.fetchSubscriptions()
  const viewer = file.panel.$mayLicense.get()
  const opened = await openAs(house, file, 'designer')
  await opened.panel.fetchSubscriptions()

  expect([viewer, opened.panel.$mayLicense.get()]).toEqual(['no', 'yes'])
})

it('lets the buyer license all that was asked for, and tells who did', async () => {
  await file.panel.sendRequest(ids, 'For the landing page')
  const before = layers.map(id => fillOf(file, id).imageHash)

  const buyer = await openAs(house, file, 'designer')
  await buyer.panel.checkFile()
  const seen = requestsIn(buyer)
  await buyer.panel.planLicenses(seen.flatMap(({ left }) => left))
  await buyer.panel.confirmLicenses()
  await house.calm()
  const steps = stepsOf(buyer)
  const designer = await openAs(house, buyer, 'viewer')
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

it('stays open until the last of it is licensed', async () => {
  await file.panel.sendRequest(ids, '')
  const buyer = await openAs(house, file, 'designer')
  await buyer.panel.checkFile()

  await buyer.panel.planLicenses(ids.slice(0, 1))
  await buyer.panel.confirmLicenses()
  await buyer.panel.checkFile()
  await house.calm()

  expect(requestsIn(buyer)).toMatchObject([
    { state: 'open', left: ids.slice(1), licensed: 1 }
  ])
})

it('is declined with a reason, and nothing is licensed', async () => {
  await file.panel.sendRequest(ids, '')
  const buyer = await openAs(house, file, 'designer')
  await buyer.panel.checkFile()

  await buyer.panel.declineRequest(idOf(buyer), 'Use our own pictures')
  const designer = await house.reopen(buyer)
  await designer.panel.checkFile()

  expect(requestsIn(designer)).toMatchObject([
    {
      state: 'declined',
      who: 'Designer Demo',
      reason: 'Use our own pictures',
      left: ids
    }
  ])
  expect(licensePosts(house)).toBe(0)
})

it('does not write over an answer that came meanwhile', async () => {
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

  expect(noticesOf(file)).toMatch(/Rae has already declined this request/)
  expect(requestsIn(file)).toMatchObject([{ state: 'declined', who: 'Rae' }])
})

it('loses none of two requests that are made at once', async () => {
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

it('is withdrawn by whoever asked', async () => {
  await file.panel.sendRequest(ids, '')

  await file.panel.withdrawRequest(idOf(file))

  expect(requestsIn(file)).toMatchObject([
    { state: 'withdrawn', who: 'Viewer Demo' }
  ])
})

it('goes with an undo and is then answered by nobody', async () => {
  await file.panel.sendRequest(ids, '')
  const id = idOf(file)

  file.headless.host.user.undo()
  await file.panel.declineRequest(id, 'Too late')

  expect(noticesOf(file)).toMatch(/no longer in the file/)
  expect(requestsIn(file)).toEqual([])
})

it('keeps what it cannot read and says how much that is', async () => {
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

it('tells the buyer at the start, with a way there', async () => {
  await file.panel.sendRequest(ids, '')
  const own = await house.reopen(file)
  await house.calm()
  const asked = noticesOf(own)

  const buyer = await openAs(house, own, 'designer')
  await house.until(() => noticesOf(buyer).includes('In this file'))
  const notice = buyer.panel.$notices
    .get()
    .find(({ text }) => text.startsWith('In this file'))
  notice?.action?.run()

  expect(asked).not.toMatch('In this file')
  expect(notice?.text).toBe('In this file: 1 request, 2 images to license.')
  expect(buyer.panel.$view.get()).toEqual({ name: 'file' })
})

it('tells the buyer no longer what they went to see', async () => {
  await file.panel.sendRequest(ids, '')
  const own = await house.reopen(file)
  await house.calm()
  const buyer = await openAs(house, own, 'designer')
  await house.until(() => noticesOf(buyer).includes('In this file'))

  buyer.panel.openView({ name: 'account' })
  const elsewhere = noticesOf(buyer)
  buyer.panel.openView({ name: 'file' })

  expect(elsewhere).toMatch('In this file')
  expect(noticesOf(buyer)).not.toMatch('In this file')
})

it('bothers nobody with requests who cannot license', async () => {
  await file.headless.host.evaluate(
    `figma.root.setPluginData('request:b2', JSON.stringify({
      v: 1, id: 'b2', assetIds: ['5'], note: '', who: 'Rae', at: '2026-11-20'
    }))`
  )

  const opened = await house.reopen(file)
  await house.calm()

  expect(noticesOf(opened)).toBe('')
})

it.each([
  ['licensed', /2 images: Licensed by Designer Demo, \d+ \w+ \d{4}\.$/],
  ['declined', /2 images: Declined by Designer Demo, \d+ \w+ \d{4}\.$/]
])('tells the designer once who %s it, and when', async (state, words) => {
  await file.panel.sendRequest(ids, '')
  const buyer = await openAs(house, file, 'designer')
  await buyer.panel.checkFile()
  if (state === 'declined') {
    await buyer.panel.declineRequest(idOf(buyer), 'No')
  } else {
    await buyer.panel.planLicenses(ids)
    await buyer.panel.confirmLicenses()
  }
  await house.calm()

  const designer = await openAs(house, buyer, 'viewer')
  await house.until(() => noticesOf(designer).includes('Your license requests'))
  const told = noticesOf(designer)
  const again = await house.reopen(designer)
  await house.calm()

  expect(told).toMatch(words)
  expect(noticesOf(again)).toBe('')
})
