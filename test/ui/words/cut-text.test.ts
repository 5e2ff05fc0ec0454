import { expect, it } from 'vitest'
import { cutText } from '../../../ui/words/cut-text.ts'

const family = '👩\u200d👩\u200d👧\u200d👦'

it.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['a😀b', 3, 'a😀'],
  ['abe\u0301', 3, 'ab'],
  ['नमस्ते', 3, 'नम'],
  [`a${family}b`, 11, 'a'],
  [`a${family}b`, 12, `a${family}`],
  ['🇩🇪🇫🇷', 6, '🇩🇪'],
  ['👍🏽', 3, '']
])('cuts %j to %i as %j', (text, maxLength, expected) => {
  expect(cutText(text, maxLength)).toBe(expected)
})
