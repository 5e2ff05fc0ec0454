import { expect, test } from 'vitest'
import type { SavedRealm } from '../../shared/saved-realm.ts'
import {
  readSavedRealm,
  writeSavedRealm
} from '../../engine/saved-realm-file.ts'

const saved: SavedRealm = {
  size: 1_048_576,
  parts: [
    { at: 0, bytes: new Uint8Array([1, 2, 3]) },
    { at: 65_536, bytes: new Uint8Array([4]) }
  ],
  context: 24,
  way: 5_000,
  words: { random: 16, patience: 24, collection: 24 }
}

test('reads what it wrote', () => {
  const file = writeSavedRealm(saved)

  expect(readSavedRealm(file)).toEqual(saved)
})

test('refuses a file that was cut', () => {
  const file = writeSavedRealm(saved)

  expect(() => readSavedRealm(file.subarray(0, -1))).toThrow('cut short')
})

test('reads from the middle of a larger buffer', () => {
  const file = writeSavedRealm(saved)
  const larger = new Uint8Array(file.length + 8)
  larger.set(file, 8)

  expect(readSavedRealm(larger.subarray(8))).toEqual(saved)
})
