import { expect, it } from 'vitest'
import { storedEntrySize } from '../engine/storage-gate.ts'
import { sharedStorage } from '../shared-storage.ts'
import type { Storage } from '../shared-storage.ts'

const plugin = { manifest: { id: '1' }, code: '', html: '' } as Parameters<
  typeof sharedStorage
>[1] // of the manifest only the id is read

it('knows the size of all entries but one', async () => {
  const own = sharedStorage(new Map(), plugin)

  await own.set('a', 'é')
  await own.set('b', [1, null])
  await own.set('c', 'left out')

  const size = storedEntrySize('a', 'é') + storedEntrySize('b', [1, null])
  expect(own.sizeOfOthers?.('c')).toBe(size)
})

it('counts what another window wrote and deleted', async () => {
  const machine: Storage = new Map()
  const [own, other] = [machine, machine].map(one => sharedStorage(one, plugin))
  await own?.set('a', 'short')
  const before = own?.sizeOfOthers?.('b')

  await other?.set('a', 'longer than before')
  const longer = own?.sizeOfOthers?.('b')
  await other?.delete('a')

  expect(before).toBe(storedEntrySize('a', 'short'))
  expect(longer).toBe(storedEntrySize('a', 'longer than before'))
  expect(own?.sizeOfOthers?.('b')).toBe(0)
})

it('leaves out what other plugins keep', () => {
  const machine: Storage = new Map([['2/a', 'theirs']])

  expect(sharedStorage(machine, plugin).sizeOfOthers?.('b')).toBe(0)
})
