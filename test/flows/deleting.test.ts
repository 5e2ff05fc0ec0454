import { beforeEach, expect, it } from 'vitest'
import { collectionRoot, makeIn, namesIn, openCollector } from './collecting.ts'
import { noticesOf } from './notices-of.ts'
import type { OpenFile } from './open-house.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
let file: OpenFile

beforeEach(async () => {
  file = await openCollector(house)
})

it('deletes after eight seconds', async () => {
  const id = await makeIn(house, file, 'Spring')
  const path = `${collectionRoot}/${id}`
  const deleting = file.panel.deleteLater({ id, name: 'Spring' })
  await house.clock.advance(7900)
  const early = house.service.arrivals.count('DELETE', path)

  await house.clock.advance(200)
  await deleting

  expect(early).toBe(0)
  expect(namesIn(file)).toEqual([])
  await file.panel.readCollections()
  expect(namesIn(file)).toEqual([])
})

it('deletes several, each at its own time', async () => {
  const first = await makeIn(house, file, 'First')
  const second = await makeIn(house, file, 'Second')
  void file.panel.deleteLater({ id: first, name: 'First' })
  await house.clock.advance(4000)
  void file.panel.deleteLater({ id: second, name: 'Second' })

  await house.clock.advance(4500)
  await house.calm()

  expect(namesIn(file)).toEqual(['Second'])
  expect(file.panel.$deleting.get().get(second)).toBe('waiting')
})

it('sends nothing of what is undone', async () => {
  const id = await makeIn(house, file, 'Spring')
  const deleting = file.panel.deleteLater({ id, name: 'Spring' })

  file.panel.undoDelete(id)
  await deleting
  await house.clock.advance(60_000)

  expect(
    house.service.arrivals.count('DELETE', `${collectionRoot}/${id}`)
  ).toBe(0)
  expect(file.panel.$deleting.get().size).toBe(0)
  expect(namesIn(file)).toEqual(['Spring'])
})

it('deletes nothing when the panel is closed before', async () => {
  const id = await makeIn(house, file, 'Spring')
  void file.panel.deleteLater({ id, name: 'Spring' })
  await house.clock.advance(7000)

  const again = await house.reopen(file)
  await house.clock.advance(60_000)
  await again.panel.readCollections()

  expect(
    house.service.arrivals.count('DELETE', `${collectionRoot}/${id}`)
  ).toBe(0)
  expect(namesIn(again)).toEqual(['Spring'])
})

it('deletes nothing for somebody who signed out', async () => {
  const id = await makeIn(house, file, 'Spring')
  void file.panel.deleteLater({ id, name: 'Spring' })

  await file.panel.signOut()
  await house.clock.advance(60_000)

  expect(
    house.service.arrivals.count('DELETE', `${collectionRoot}/${id}`)
  ).toBe(0)
  expect(file.panel.$collections.get()).toEqual({ state: 'idle' })
})

it('takes for deleted what is gone already', async () => {
  const id = await makeIn(house, file, 'Spring')
  const other = await openCollector(house)
  await other.panel.readCollections()
  void other.panel.deleteLater({ id, name: 'Spring' })
  void file.panel.deleteLater({ id, name: 'Spring' })

  await house.clock.advance(9000)
  await house.calm()

  expect(namesIn(file)).toEqual([])
  expect(noticesOf(file)).not.toMatch('not deleted')
})

it('says what went wrong with a deletion', async () => {
  const id = await makeIn(house, file, 'Spring')
  const path = `${collectionRoot}/${id}`
  house.service.faults.failNext({ method: 'DELETE', path, status: 500 })

  void file.panel.deleteLater({ id, name: 'Spring' })
  await house.clock.advance(9000)
  await house.calm()

  expect(namesIn(file)).toEqual(['Spring'])
  expect(noticesOf(file)).toMatch('Couldn’t delete “Spring”.')
})
