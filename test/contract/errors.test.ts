import { expect, it } from 'vitest'
import {
  ClearedError,
  errorCodes,
  fromErrorData,
  toErrorData
} from '../../contract/errors.ts'

it.each(errorCodes)('carries %s there and back', code => {
  const error = new ClearedError(code, 'A sentence.', { left: 3 })

  const back = fromErrorData(structuredClone(toErrorData(error)))

  expect(back).toBeInstanceOf(ClearedError)
  expect(back).toMatchObject({
    code,
    message: 'A sentence.',
    data: { left: 3 }
  })
})

it.each([
  [new RangeError('out'), 'out'],
  ['text', 'text'],
  [undefined, 'undefined']
])('makes %s internal', (thrown, message) => {
  const data = toErrorData(thrown)

  expect(data).toEqual({ code: 'internal', message })
})

it('names each code once', () => {
  const names = new Set<string>(errorCodes)

  expect(names.size).toBe(errorCodes.length)
})
