import { expect, test } from 'vitest'
import { ruleGroups } from '../../dev/figma/core/rule-groups.ts'
import { chooseRules, judge } from './host.ts'
import { prove, readArguments } from './run.ts'

test('answers an unknown name with the names', async () => {
  await expect(prove(['elsewhere'])).rejects.toThrow(
    'No proof "elsewhere"; there are: host.'
  )
})

test('refuses numbers that are none', () => {
  expect(() => readArguments(['host', '--runs', 'many'])).toThrow(
    '--runs many is no whole number above 0'
  )
})

test('reads how much to try', () => {
  const read = readArguments(['host', '--runs', '3', '--seed', '9', 'images'])

  expect(read).toEqual({
    name: 'host',
    effort: { runs: 3, seed: 9, words: ['images'] }
  })
})

test('tries every rule once', () => {
  const chosen = chooseRules({ seed: 7 })

  expect(chosen.toSorted()).toEqual(ruleGroups.flat().toSorted())
})

test('chooses by the seed alone', () => {
  const chosen = chooseRules({ seed: 7, runs: 5 })

  expect(chosen).toEqual(chooseRules({ seed: 7 }).slice(0, 5))
})

test('chooses the rules that have a word', () => {
  const chosen = chooseRules({ seed: 7, words: ['images/'] })

  expect(chosen.length).toBeGreaterThan(0)
  expect(chosen.every(rule => rule.startsWith('images/'))).toBe(true)
})

test.each([
  { passed: ['a'], failed: ['b'], broken: '', bites: true, text: 'b' },
  {
    passed: ['a'],
    failed: [],
    broken: '',
    bites: false,
    text: 'no test failed'
  },
  { passed: [], failed: ['b'], broken: 'crash', bites: false, text: 'crash' },
  {
    passed: [],
    failed: ['a', 'b', 'c', 'd'],
    broken: '',
    bites: false,
    text: 'every test failed: the build is broken'
  }
])('judges $text', ({ passed, failed, broken, ...verdict }) => {
  expect(judge({ passed, failed, broken })).toEqual(verdict)
})
