import { expect, test } from 'vitest'
import { clearEntries, storageEntries } from '../../dock/storage-entries.ts'

function storageOf(values: Record<string, unknown>) {
  const map = new Map(Object.entries(values))
  return {
    get: async (key: string) => map.get(key),
    set: async (key: string, value: unknown) => void map.set(key, value),
    delete: async (key: string) => void map.delete(key),
    keys: async () => [...map.keys()]
  }
}

test('shows values as JSON, bytes by their count', async () => {
  const storage = storageOf({
    list: [1, { a: 'x' }],
    file: { bytes: new Uint8Array(9) }
  })

  const [list, file] = await storageEntries(storage)

  expect(JSON.parse(list?.text ?? '')).toEqual([1, { a: 'x' }])
  expect(list).toMatchObject({ key: 'list' })
  expect(JSON.parse(file?.text ?? '')).toEqual({ bytes: '9 bytes' })
  expect(file).toMatchObject({ size: 4 + 19 })
})

test('forgets everything', async () => {
  const storage = storageOf({ one: 1, two: 2 })

  await clearEntries(storage)

  expect(await storage.keys()).toEqual([])
})
