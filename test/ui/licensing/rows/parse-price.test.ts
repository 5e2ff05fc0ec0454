import { expect, it } from 'vitest'
import { parsePrice } from '../../../../ui/licensing/rows/parse-price.ts'

it.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['12,50', 12.5],
  ['0,5', 0.5],
  ['0', 0],
  ['1250', 1250],
  ['1 250,00', 1250],
  ['1\u202f250,00', 1250],
  ['1,250.00', 1250],
  ['1.250,00', 1250],
  ['1’250.50', 1250.5],
  ['1,250', 1250],
  ['1.250', 1250],
  ['1.250.000', 1_250_000],
  ['12500,5', 12500.5],
  ['１２００', 1200],
  ['１２，５０', 12.5]
])('reads %j as %d', (text, price) => {
  expect(parsePrice(text)).toBe(price)
})

const noPrices = [
  '',
  '-1',
  '1.2.3',
  '12,5,0',
  'free',
  '$12',
  '1e3',
  '1.2345',
  '٣'
]

/** Three decimals, which nobody means as thousands. */
const threeDecimals = ['0.001', '0,125', '1234.567', '1,250.000', '1.250,000']

it.each([...noPrices, ...threeDecimals])('reads no price in %j', text => {
  expect(parsePrice(text)).toBeNull()
})

it('takes no more than the API', () => {
  expect(parsePrice('1000000000')).toBe(1_000_000_000)
  expect(parsePrice('1000000001')).toBeNull()
})
