import { expect, test } from 'vitest'
import { advice } from '../../session/advice.ts'

test.each([
  ['The manifest /a/manifest.json is wrong.', 'Correct the file'],
  ["The plugin's code is newer than ES2017: `??`", 'newer one'],
  ["The plugin's code is not JavaScript of ES2024: …", 'Correct it'],
  ['The plugin ran out of memory (64 MB) and was stopped.', 'Release'],
  ['The plugin ran for 10 s without a pause and was stopped.', 'pause'],
  ['InternalError: stack overflow', 'calls itself'],
  ['"Guest" does not run in the dev editor', 'another editor'],
  ['"Guest" cannot run: with a view seat nobody', 'full seat']
])('helps with %s', (message, words) => {
  expect(advice(message)).toContain(words)
})

test('gives no advice on an unknown error', () => {
  expect(advice('broken at home')).toBe('')
})
