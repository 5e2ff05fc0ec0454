import { expect, it } from 'vitest'
import { lengthText } from '../../contract/length-text.ts'

it.each([
  [0, '0:00'],
  [185, '3:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
  [40_000, '11:06:40']
])('shows %i seconds as %s', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})
