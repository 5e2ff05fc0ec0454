import { beforeEach, describe, expect, it } from 'vitest'
import {
  media,
  pathOf,
  makeCollection,
  collectionNames,
  openCollector
} from './collections.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

describe.each(media)('of %ss', medium => {
  beforeEach(async () => {
    file = await openCollector(stack)
  })

  it('deletes after eight seconds', async () => {
    const id = await makeCollection(stack, file, { name: 'Spring', of: medium })
    const path = pathOf(id)
    const deleting = file.panel.deleteLater({ id, name: 'Spring' })
    await stack.clock.advance(7900)
    const early = stack.service.arrivals.count('DELETE', path)

    await stack.clock.advance(200)
    await deleting

    expect(early).toBe(0)
    expect(collectionNames(file)).toEqual([])
    await file.panel.readCollections()
    expect(collectionNames(file)).toEqual([])
  })

  it('deletes several, each after its own delay', async () => {
    const first = await makeCollection(stack, file, {
      name: 'First',
      of: medium
    })
    const second = await makeCollection(stack, file, {
      name: 'Second',
      of: medium
    })
    void file.panel.deleteLater({ id: first, name: 'First' })
    await stack.clock.advance(4000)
    void file.panel.deleteLater({ id: second, name: 'Second' })

    await stack.clock.advance(4500)
    await stack.calm()

    expect(collectionNames(file)).toEqual(['Second'])
    expect(file.panel.$deleting.get().get(second)).toBe('waiting')
  })

  it('sends no deletion that is undone', async () => {
    const id = await makeCollection(stack, file, { name: 'Spring', of: medium })
    const deleting = file.panel.deleteLater({ id, name: 'Spring' })

    file.panel.undoDelete(id)
    await deleting
    await stack.clock.advance(60_000)

    expect(stack.service.arrivals.count('DELETE', pathOf(id))).toBe(0)
    expect(file.panel.$deleting.get().size).toBe(0)
    expect(collectionNames(file)).toEqual(['Spring'])
  })

  it('deletes nothing when the panel is closed earlier', async () => {
    const id = await makeCollection(stack, file, { name: 'Spring', of: medium })
    void file.panel.deleteLater({ id, name: 'Spring' })
    await stack.clock.advance(7000)

    const again = await stack.reopen(file)
    await stack.clock.advance(60_000)
    await again.panel.readCollections()

    expect(stack.service.arrivals.count('DELETE', pathOf(id))).toBe(0)
    expect(collectionNames(again)).toEqual(['Spring'])
  })

  it('deletes nothing for somebody who signed out', async () => {
    const id = await makeCollection(stack, file, { name: 'Spring', of: medium })
    void file.panel.deleteLater({ id, name: 'Spring' })

    await file.panel.signOut()
    await stack.clock.advance(60_000)

    expect(stack.service.arrivals.count('DELETE', pathOf(id))).toBe(0)
    expect(file.panel.$collections.get()).toEqual({ state: 'idle' })
  })

  it('treats a missing collection as deleted', async () => {
    const id = await makeCollection(stack, file, { name: 'Spring', of: medium })
    const other = await openCollector(stack)
    await other.panel.readCollections()
    void other.panel.deleteLater({ id, name: 'Spring' })
    void file.panel.deleteLater({ id, name: 'Spring' })

    await stack.clock.advance(9000)
    await stack.calm()

    expect(collectionNames(file)).toEqual([])
    expect(readNotices(file)).not.toMatch('not deleted')
  })

  it('says what went wrong with a deletion', async () => {
    const id = await makeCollection(stack, file, { name: 'Spring', of: medium })
    const path = pathOf(id)
    stack.service.faults.failNext({ method: 'DELETE', path, status: 500 })

    void file.panel.deleteLater({ id, name: 'Spring' })
    await stack.clock.advance(9000)
    await stack.calm()

    expect(collectionNames(file)).toEqual(['Spring'])
    expect(readNotices(file)).toMatch('Couldn’t delete “Spring”.')
  })
})
