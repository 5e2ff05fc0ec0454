import { afterAll, beforeAll, expect, it } from 'vitest'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { moveItems } from '../../../ui/collections/own/move-items.ts'
import { loadBundledPanel } from '../set-up/bundle-panel.ts'
import { addresses, openStack } from '../set-up/open-stack.ts'
import type { OpenFile, OpenStack } from '../set-up/open-stack.ts'

const count = 5000
const root = `${addresses.service}/v2/images/collections`
const details = `${addresses.gateway}/api/v2/images?id=`
const scopes = ['user.view', 'collections.view', 'collections.edit']
const ids = [...listAssets({ count })].map(one => one.id)
let stack: OpenStack
let file: OpenFile
let id: string

beforeAll(async () => {
  stack = await openStack({
    service: { assets: 7000 },
    loadPanel: loadBundledPanel
  })
  file = await stack.openFile()
  await file.panel.pasteToken(stack.service.makeToken('designer', scopes))
  ;({ id } = await file.panel.makeCollection('All', 'image'))
  await fill()
  await file.panel.readCollections()
})

afterAll(() => stack.close())

async function fill(): Promise<void> {
  const token = stack.service.makeToken('designer', scopes)
  const reply = await stack.network.fetchFromFrame(`${root}/${id}/items`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json'
    },
    body: JSON.stringify({ items: ids.map(one => ({ id: one })) })
  })
  if (!reply.ok) throw new Error(await reply.text())
}

function shownIds(): readonly string[] {
  const opened = file.panel.$collection.get()
  return opened.state === 'ready' ? opened.keys : []
}

/** The panel's own requests since then, without those of the gateway. */
function requestsSince(start: number): string[] {
  return stack.network.asked
    .slice(start)
    .filter(line => !line.startsWith('OPTIONS'))
    .filter(line => line.includes(root) || line.includes(details))
}

it('orders a whole collection while one page is shown', async () => {
  await file.panel.openCollection(id)
  const start = stack.network.asked.length
  const first = shownIds().slice(0, 1)

  let isOver = false
  void file.panel
    .orderItems(id, moveItems(shownIds(), new Set(first), 3))
    .then(() => (isOver = true))
  await stack.until(() => isOver)

  const puts = requestsSince(start).filter(line => line.startsWith('PUT'))
  expect(puts).toHaveLength(1)
  expect(file.panel.collectionOf(id)?.count).toBe(count)
  const expected = moveItems(ids, new Set(first), 3)
  expect(shownIds()).toEqual(expected.slice(0, 150))
  // The service keeps times in seconds.
  await stack.clock.advance(2000)
  await fill()
})

it('reads 5,000 items with two requests a page', async () => {
  const start = stack.network.asked.length

  await file.panel.openCollection(id)
  for (let page = 2; page <= 34; page += 1) await file.panel.loadMoreItems()
  await file.panel.loadMoreItems()

  expect(shownIds()).toEqual(ids)
  const opened = file.panel.$collection.get()
  expect(opened).toMatchObject({ more: 'none' })
  expect(opened.state === 'ready' && opened.assets).toHaveLength(count)
  const asked = requestsSince(start)
  const items = asked.filter(line => line.includes('/items?'))
  expect(items).toHaveLength(34)
  expect(asked.length).toBeLessThanOrEqual(34 * 2 + 1)
})
