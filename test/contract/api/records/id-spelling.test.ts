import * as v from 'valibot'
import { expect, it } from 'vitest'
import { AssetId } from '../../../../contract/api/records/asset-id.ts'
import { withoutLeadingZeros } from '../../../../contract/api/records/id-spelling.ts'

it.each([
  ['0', '0'],
  ['00', '0'],
  ['007', '7'],
  ['7', '7'],
  ['70', '70'],
  ['-007', '-007'],
  ['007.0', '007.0'],
  ['0x7', '0x7'],
  ['00a', '00a'],
  ['007\n', '007\n'],
  ['００７', '００７'],
  ['', '']
])('reads %j as %j', (typed, id) => {
  expect(withoutLeadingZeros(typed)).toBe(id)
  expect(v.is(AssetId, typed)).toBe(typed === id && id !== '')
})
