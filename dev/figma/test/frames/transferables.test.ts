import { expect, test } from 'vitest'
import { transferables } from '../../frames/transferables.ts'

test('transfers each whole buffer once', () => {
  const bytes = new Uint8Array(4)
  const message = { a: bytes, b: [bytes, { c: new Uint8Array(2) }], d: 'x' }

  expect(transferables(message)).toHaveLength(2)
})

test('leaves a part of a larger buffer to be copied', () => {
  const part = new Uint8Array(8).subarray(2, 4)

  expect(transferables({ part })).toEqual([])
})

test('survives a message that contains itself', () => {
  const message: Record<string, unknown> = { bytes: new Uint8Array(1) }
  message['self'] = message

  expect(transferables(message)).toHaveLength(1)
})
