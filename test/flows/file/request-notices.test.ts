import { beforeEach, expect, it } from 'vitest'
import { licensePosts } from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imagesOf } from '../../image-refs.ts'

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

it('notifies the buyer at the start, and leads to the plan', async () => {
  await file.panel.sendRequest(ids, '')
  await file.headless.host.evaluate(
    `const layer = await figma.getNodeByIdAsync(input)
     layer.remove()`,
    layers[1]
  )
  const own = await stack.reopen(file)
  await stack.calm()
  const asked = readNotices(own)

  const buyer = await switchAccount(stack, own, 'designer')
  await stack.until(() => readNotices(buyer).includes('In this file'))
  const notice = buyer.panel.$notices
    .get()
    .find(({ text }) => text.startsWith('In this file'))
  notice?.action?.run()
  await stack.until(() => buyer.panel.$licensing.get().state === 'confirm')

  expect(asked).not.toMatch('In this file')
  expect(notice?.text).toBe('In this file: 1 request, 2 to license.')
  expect(notice?.action?.text).toBe('Review 1 request')
  expect(buyer.panel.$view.get()).toEqual({ name: 'file' })
  expect(readNotices(buyer)).not.toMatch('In this file')
  expect(buyer.panel.$licensing.get()).toMatchObject({
    plan: { items: [{ assetId: ids[0] }] }
  })
  expect(licensePosts(stack)).toBe(0)
})

it('notifies nobody who is signed out', async () => {
  await file.panel.sendRequest(ids, '')
  await file.panel.signOut()

  const opened = await stack.reopen(file)
  await stack.calm()

  expect(readNotices(opened)).not.toMatch('In this file')
})

it('notifies the buyer no more after signing out', async () => {
  await file.panel.sendRequest(ids, '')
  const buyer = await switchAccount(stack, file, 'designer')
  await stack.until(() => readNotices(buyer).includes('In this file'))

  await buyer.panel.signOut()
  await stack.calm()

  expect(readNotices(buyer)).not.toMatch('In this file')
})

it('stops notifying the buyer who opened the requests', async () => {
  await file.panel.sendRequest(ids, '')
  const own = await stack.reopen(file)
  await stack.calm()
  const buyer = await switchAccount(stack, own, 'designer')
  await stack.until(() => readNotices(buyer).includes('In this file'))

  buyer.panel.openView({ name: 'account' })
  const elsewhere = readNotices(buyer)
  buyer.panel.openView({ name: 'file' })

  expect(elsewhere).toMatch('In this file')
  expect(readNotices(buyer)).not.toMatch('In this file')
})

it('shows no requests to people who cannot license', async () => {
  await file.headless.host.evaluate(
    `figma.root.setPluginData('request:b2', JSON.stringify({
      v: 1, id: 'b2', assetIds: ['5'], note: '', who: 'Rae', at: '2026-11-20'
    }))`
  )

  const opened = await stack.reopen(file)
  await stack.calm()

  expect(readNotices(opened)).toBe('')
})

it.each([
  ['licensed', /2 images: Licensed by Designer Demo, \d+ \w+ \d{4}\.$/],
  ['declined', /2 images: Declined by Designer Demo, \d+ \w+ \d{4}\.$/]
])('notifies the designer once who %s it, and when', async (state, words) => {
  await file.panel.sendRequest(ids, '')
  const buyer = await switchAccount(stack, file, 'designer')
  await buyer.panel.checkFile()
  if (state === 'declined') {
    await buyer.panel.declineRequest(
      buyer.panel.$requests.get()[0]?.request.id ?? '',
      'No'
    )
  } else {
    await buyer.panel.planLicenses(imagesOf(ids))
    await buyer.panel.confirmLicenses()
  }
  await stack.calm()

  const designer = await switchAccount(stack, buyer, 'viewer')
  await stack.until(() =>
    readNotices(designer).includes('Your license requests')
  )
  const notices = readNotices(designer)
  const again = await stack.reopen(designer)
  await stack.calm()

  expect(notices).toMatch(words)
  expect(readNotices(again)).toBe('')
})
