import { expect, it } from 'vitest'
import { padded } from '../../../ui/storage/padded.ts'

it.each([
  ['nothing', '', 2048],
  ['a short text', '{"a":1}', 2048],
  ['quotes, which count twice', '"'.repeat(1100), 4096],
  ['letters of two bytes', 'ä'.repeat(1030), 4096],
  ['letters of three bytes', '家'.repeat(690), 4096],
  ['a pair of surrogates', '🏠'.repeat(510), 2048],
  ['a whole block', 'x'.repeat(2046), 2048],
  ['one letter more', 'x'.repeat(2047), 4096]
])('fills whole blocks with %s', (_, text, size) => {
  const saved = padded(text)

  expect(new Blob([JSON.stringify(saved)]).size).toBe(size)
  expect(saved.trimEnd()).toBe(text)
})
