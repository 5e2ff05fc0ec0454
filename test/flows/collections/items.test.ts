import { beforeEach, describe, expect, it } from 'vitest'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import {
  browse,
  media,
  nouns,
  pathOf,
  keysOf,
  savedItems,
  makeCollection,
  collectionNames,
  openCollector,
  shownItems
} from './collections.ts'
import { libraryLength } from '../set-up/find-asset.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let found: readonly Asset[]

describe.each(media)('of %ss', medium => {
  beforeEach(async () => {
    file = await openCollector(stack)
    found = await browse(file, medium)
  })

  it('shows added items before the service has them', async () => {
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found.slice(0, 1)
    )
    await file.panel.openCollection(id)
    const release = stack.network.holdNext(
      `POST ${addresses.service}${pathOf(id)}/items`
    )

    const adding = file.panel.addToCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(1, 3))
    )
    const early = shownItems(file)
    const count = file.panel.collectionOf(id)?.count
    release()
    await adding

    const expected = keysOf(found.slice(0, 3))
    const order = [expected[1], expected[2], expected[0]]
    expect(early).toEqual(order)
    expect(count).toBe(3)
    expect(shownItems(file)).toEqual(order)
    expect(await savedItems(stack, id)).toEqual(order)
    expect(readNotices(file)).toMatch(`Saved 2 ${nouns[medium]}s to “Spring”`)
  })

  it('lists the last changed collection first', async () => {
    const older = await makeCollection(stack, file, {
      name: 'Older',
      of: medium
    })
    await makeCollection(stack, file, { name: 'Newer', of: medium })

    await file.panel.addToCollection(
      { id: older, name: 'Older' },
      keysOf(found.slice(0, 1))
    )

    const shown = collectionNames(file)
    await file.panel.readCollections()
    expect(shown).toEqual(['Older', 'Newer'])
    expect(collectionNames(file)).toEqual(shown)
  })

  it('removes added items that the service refuses', async () => {
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found.slice(0, 1)
    )
    await file.panel.openCollection(id)
    const path = `${pathOf(id)}/items`
    stack.service.faults.failNext({ method: 'POST', path, status: 403 })

    await file.panel.addToCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(1, 3))
    )

    expect(shownItems(file)).toEqual(keysOf(found.slice(0, 1)))
    expect(file.panel.collectionOf(id)?.count).toBe(1)
    expect(readNotices(file)).toMatch(
      `Couldn’t save 2 ${nouns[medium]}s to “Spring”. Your acc`
    )
  })

  it('adds nothing twice when the reply was lost', async () => {
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found.slice(0, 1)
    )
    const path = `${pathOf(id)}/items`
    stack.service.faults.cutConnection({ method: 'POST', path })

    const saved = await file.panel.addToCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(1, 2))
    )

    expect(saved).toBe(true)
    expect(await savedItems(stack, id)).toEqual(
      keysOf(found.slice(0, 2)).toReversed()
    )
    expect(stack.service.arrivals.count('POST', path)).toBe(2)
  })

  it('removes at once, and restores what the person undoes', async () => {
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found.slice(0, 3)
    )
    await file.panel.openCollection(id)

    const removing = file.panel.removeFromCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(0, 1))
    )
    const early = shownItems(file)
    await removing
    const kept = await savedItems(stack, id)
    file.panel.$notices.get().at(-1)?.action?.run()
    await stack.until(() => readNotices(file).includes('Saved'))

    expect(early).toEqual(keysOf(found.slice(1, 3)))
    expect(kept).toEqual(early)
    expect(shownItems(file)).toEqual(keysOf(found.slice(0, 3)))
  })

  it('restores everything that was removed one by one', async () => {
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found.slice(0, 3)
    )
    await file.panel.openCollection(id)
    for (const one of keysOf(found.slice(0, 3))) {
      await file.panel.removeFromCollection({ id, name: 'Spring' }, [one])
    }
    const notices = readNotices(file)

    file.panel.$notices.get().at(-1)?.action?.run()
    await stack.until(() => readNotices(file).includes('Saved 3'))

    expect(notices).toMatch(`Removed 3 ${nouns[medium]}s from “Spring”`)
    expect(notices).not.toMatch('Removed 1 asset')
    expect(shownItems(file)).toEqual(keysOf(found.slice(0, 3)))
  })

  it('shows items again that could not be removed', async () => {
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found.slice(0, 3)
    )
    await file.panel.openCollection(id)
    const path = `${pathOf(id)}/items`
    stack.service.faults.failNext({ method: 'DELETE', path, status: 500 })

    await file.panel.removeFromCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(0, 1))
    )

    expect(shownItems(file)).toEqual(keysOf(found.slice(0, 3)))
    expect(file.panel.collectionOf(id)?.count).toBe(3)
    expect(readNotices(file)).toMatch('Couldn’t remove from “Spring”.')
  })

  it('keeps loaded items when the connection is lost while removing', async () => {
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found.slice(0, 3)
    )
    await file.panel.openCollection(id)
    stack.network.takeDown(addresses.service)

    await file.panel.removeFromCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(0, 1))
    )

    expect(shownItems(file)).toEqual(keysOf(found.slice(0, 3)))
    expect(file.panel.collectionOf(id)?.count).toBe(3)
  })

  it('says that a deleted collection is missing', async () => {
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found.slice(0, 1)
    )
    await file.panel.openCollection(id)
    const other = await openCollector(stack)
    await other.panel.readCollections()
    void other.panel.deleteLater({ id, name: 'Spring' })
    await stack.clock.advance(9000)

    await file.panel.addToCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(1, 2))
    )

    expect(readNotices(file)).toMatch(
      /Couldn’t save .* to “Spring”.*was deleted/
    )
    expect(collectionNames(file)).toEqual([])
    expect(file.panel.$collection.get()).toMatchObject({
      state: 'failed',
      error: { code: 'not-found' }
    })
  })
})

it('adds many at a time, and retries only failed ones', async () => {
  const many = [...listAssets({ count: libraryLength })].slice(0, 250)
  file = await openCollector(stack)
  const id = await makeCollection(stack, file, { name: 'Spring', of: 'image' })
  await file.panel.openCollection(id)
  const assets = many.map(one => one.id)
  const path = `${pathOf(id)}/items`
  let sent = 0
  stack.network.breakAll(async (line, go) => {
    if (!line.startsWith(`POST ${addresses.service}${path}`)) return go()
    sent += 1
    if (sent !== 2) return go()
    stack.service.faults.failNext({ method: 'POST', path, status: 500 })
    return go()
  })

  await file.panel.addToCollection({ id, name: 'Spring' }, assets)
  const notices = readNotices(file)
  const shown = shownItems(file).length
  file.panel.$notices.get().at(-1)?.action?.run()
  await stack.until(() => sent === 4)
  await stack.calm()

  expect(notices).toMatch('Couldn’t save 150 of 250 to “Spring”.')
  expect(shown).toBe(100)
  expect(file.panel.collectionOf(id)?.count).toBe(250)
  expect(shownItems(file)).toEqual(assets)
  await file.panel.openCollection(id)
  await file.panel.loadMoreItems()
  expect(shownItems(file)).toEqual(assets)
})
