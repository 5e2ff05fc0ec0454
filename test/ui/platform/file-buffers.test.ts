import { expect, it } from 'vitest'
import type { Wire } from '../../../contract/wire.ts'
import { fileBuffers } from '../../../ui/platform/file-buffers.ts'

function callWith(input: object): Wire {
  return { cleared: 1, kind: 'call', id: 1, method: 'addImage', input }
}

it('finds the file of a call', () => {
  const bytes = new Uint8Array([1, 2, 3])

  const sent = structuredClone(callWith({ bytes }), {
    transfer: fileBuffers(callWith({ bytes }))
  })

  expect(sent).toEqual(callWith({ bytes: new Uint8Array([1, 2, 3]) }))
  expect(bytes).toHaveLength(0)
})

it('finds none in other messages', () => {
  const event: Wire = { cleared: 1, kind: 'event', name: 'done', data: {} }

  expect(fileBuffers(callWith({ hashes: ['a'] }))).toEqual([])
  expect(fileBuffers(event)).toEqual([])
})
