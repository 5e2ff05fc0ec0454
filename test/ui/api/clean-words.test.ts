import { expect, it } from 'vitest'
import { cleanWords } from '../../../ui/api/clean-words.ts'

it.each([
  ['  red \n\t boat ', 'red boat'],
  ['R&B', 'R&B'],
  ['50% off', '50% off'],
  ['a+b #1', 'a+b #1'],
  ['🙂 👨‍👩‍👧', '🙂 👨‍👩‍👧'],
  ['שלום עולם', 'שלום עולם'],
  ['مرحبا', 'مرحبا'],
  ['red\0boat\u0007', 'red boat'],
  ['red \ud83d boat \ude00', 'red boat'],
  [' \u0000\ud800 ', '']
])('cleans %j', (text, words) => {
  expect(cleanWords(text)).toBe(words)
  expect(() => encodeURIComponent(cleanWords(text))).not.toThrow()
})

it('counts a character of two units once', () => {
  expect(cleanWords('🙂'.repeat(600))).toBe('🙂'.repeat(500))
})

it('cuts a long text to 500 whole characters', () => {
  const words = cleanWords(`a${'🙂'.repeat(100_000)}`)

  expect(Array.from(words)).toHaveLength(500)
  expect(() => encodeURIComponent(words)).not.toThrow()
})
