import { beforeEach, expect, it } from 'vitest'
import { listAssets } from '../../dev/catalog/list-assets.ts'
import type { Asset } from '../../ui/api/asset.ts'
import {
  browse,
  collectionRoot,
  idsOf,
  keptIn,
  makeIn,
  namesIn,
  openCollector,
  shownIn
} from './collecting.ts'
import { libraryLength } from './find-asset.ts'
import { noticesOf } from './notices-of.ts'
import { addresses } from './open-house.ts'
import type { OpenFile } from './open-house.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
const atService = `${addresses.service}${collectionRoot}`
let file: OpenFile
let found: readonly Asset[]

beforeEach(async () => {
  file = await openCollector(house)
  found = await browse(file)
})

it('shows what is put in before the service has it', async () => {
  const id = await makeIn(house, file, 'Spring', found.slice(0, 1))
  await file.panel.openCollection(id)
  const letGo = house.network.holdNext(`POST ${atService}/${id}/items`)

  const adding = file.panel.addToCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(1, 3))
  )
  const early = shownIn(file)
  const count = file.panel.collectionOf(id)?.count
  letGo()
  await adding

  const expected = idsOf(found.slice(0, 3))
  const order = [expected[1], expected[2], expected[0]]
  expect(early).toEqual(order)
  expect(count).toBe(3)
  expect(shownIn(file)).toEqual(order)
  expect(await keptIn(house, id)).toEqual(order)
  expect(noticesOf(file)).toMatch('Saved 2 images to “Spring”')
})

it('lists first what was changed last', async () => {
  const older = await makeIn(house, file, 'Older')
  await makeIn(house, file, 'Newer')

  await file.panel.addToCollection(
    { id: older, name: 'Older' },
    idsOf(found.slice(0, 1))
  )

  const shown = namesIn(file)
  await file.panel.readCollections()
  expect(shown).toEqual(['Older', 'Newer'])
  expect(namesIn(file)).toEqual(shown)
})

it('takes back what the service refuses to take', async () => {
  const id = await makeIn(house, file, 'Spring', found.slice(0, 1))
  await file.panel.openCollection(id)
  const path = `${collectionRoot}/${id}/items`
  house.service.faults.failNext({ method: 'POST', path, status: 403 })

  await file.panel.addToCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(1, 3))
  )

  expect(shownIn(file)).toEqual(idsOf(found.slice(0, 1)))
  expect(file.panel.collectionOf(id)?.count).toBe(1)
  expect(noticesOf(file)).toMatch(
    /Couldn’t save 2 images to “Spring”\. Your acc/
  )
})

it('puts in many at a time, and only what failed again', async () => {
  const many = [...listAssets({ count: libraryLength })].slice(0, 250)
  const id = await makeIn(house, file, 'Spring')
  await file.panel.openCollection(id)
  const assets = many.map(one => one.id)
  const path = `${collectionRoot}/${id}/items`
  let sent = 0
  house.network.disturbAll(async (line, go) => {
    if (!line.startsWith(`POST ${addresses.service}${path}`)) return go()
    sent += 1
    if (sent !== 2) return go()
    house.service.faults.failNext({ method: 'POST', path, status: 500 })
    return go()
  })

  await file.panel.addToCollection({ id, name: 'Spring' }, assets)
  const told = noticesOf(file)
  const shown = shownIn(file).length
  file.panel.$notices.get().at(-1)?.action?.run()
  await house.until(() => sent === 4)
  await house.calm()

  expect(told).toMatch('Couldn’t save 150 of 250 to “Spring”.')
  expect(shown).toBe(100)
  expect(file.panel.collectionOf(id)?.count).toBe(250)
  expect(shownIn(file)).toEqual(assets)
  await file.panel.openCollection(id)
  await file.panel.loadMoreItems()
  expect(shownIn(file)).toEqual(assets)
})

it('puts nothing in twice when the reply was lost', async () => {
  const id = await makeIn(house, file, 'Spring', found.slice(0, 1))
  const path = `${collectionRoot}/${id}/items`
  house.service.faults.cutConnection({ method: 'POST', path })

  const saved = await file.panel.addToCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(1, 2))
  )

  expect(saved).toBe(true)
  expect(await keptIn(house, id)).toEqual([found[1]?.id, found[0]?.id])
  expect(house.service.arrivals.count('POST', path)).toBe(2)
})

it('takes out at once, and puts back what was meant to stay', async () => {
  const id = await makeIn(house, file, 'Spring', found.slice(0, 3))
  await file.panel.openCollection(id)

  const removing = file.panel.removeFromCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(0, 1))
  )
  const early = shownIn(file)
  await removing
  const kept = await keptIn(house, id)
  file.panel.$notices.get().at(-1)?.action?.run()
  await house.until(() => noticesOf(file).includes('Saved'))

  expect(early).toEqual(idsOf(found.slice(1, 3)))
  expect(kept).toEqual(early)
  expect(shownIn(file)).toEqual(idsOf(found.slice(0, 3)))
})

it('puts back all that was taken out one after the other', async () => {
  const id = await makeIn(house, file, 'Spring', found.slice(0, 3))
  await file.panel.openCollection(id)
  for (const one of idsOf(found.slice(0, 3))) {
    await file.panel.removeFromCollection({ id, name: 'Spring' }, [one])
  }
  const told = noticesOf(file)

  file.panel.$notices.get().at(-1)?.action?.run()
  await house.until(() => noticesOf(file).includes('Saved 3'))

  expect(told).toMatch('Removed 3 images from “Spring”')
  expect(told).not.toMatch('Removed 1 asset')
  expect(shownIn(file)).toEqual(idsOf(found.slice(0, 3)))
})

it('shows again what could not be taken out', async () => {
  const id = await makeIn(house, file, 'Spring', found.slice(0, 3))
  await file.panel.openCollection(id)
  const path = `${collectionRoot}/${id}/items`
  house.service.faults.failNext({ method: 'DELETE', path, status: 500 })

  await file.panel.removeFromCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(0, 1))
  )

  expect(shownIn(file)).toEqual(idsOf(found.slice(0, 3)))
  expect(file.panel.collectionOf(id)?.count).toBe(3)
  expect(noticesOf(file)).toMatch('Couldn’t remove from “Spring”.')
})

it('keeps what is read when a connection is lost while taking out', async () => {
  const id = await makeIn(house, file, 'Spring', found.slice(0, 3))
  await file.panel.openCollection(id)
  house.network.takeDown(addresses.service)

  await file.panel.removeFromCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(0, 1))
  )

  expect(shownIn(file)).toEqual(idsOf(found.slice(0, 3)))
  expect(file.panel.collectionOf(id)?.count).toBe(3)
})

it('says that a collection is gone that somebody deleted', async () => {
  const id = await makeIn(house, file, 'Spring', found.slice(0, 1))
  await file.panel.openCollection(id)
  const other = await openCollector(house)
  await other.panel.readCollections()
  void other.panel.deleteLater({ id, name: 'Spring' })
  await house.clock.advance(9000)

  await file.panel.addToCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(1, 2))
  )

  expect(noticesOf(file)).toMatch(/Couldn’t save .* to “Spring”.*was deleted/)
  expect(namesIn(file)).toEqual([])
  expect(file.panel.$collection.get()).toMatchObject({
    state: 'failed',
    error: { code: 'not-found' }
  })
})
