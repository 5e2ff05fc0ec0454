import { expect, test } from 'vitest'
import { ruleGroups } from '../../dev/figma/rules/rule-groups.ts'
import { chooseRules } from './host.ts'
import { checkBuild, judge } from './judge.ts'
import { outcomeOf } from './loosened-tests.ts'
import { readCase } from './read-case.ts'
import { prove, readArguments } from './run.ts'

test('answers an unknown name with the names', async () => {
  await expect(prove(['elsewhere'])).rejects.toThrow(
    'No proof "elsewhere"; there are: gateway, host, mutations, processes, purchases, replies, requests, swaps, tests.'
  )
})

test('refuses invalid numbers', () => {
  expect(() => readArguments(['host', '--runs', 'many'])).toThrow(
    '--runs many is no whole number of at least 1'
  )
  expect(() => readArguments(['host', '--runs', '0'])).toThrow('--runs 0 is')
})

test('reads for how long to try', () => {
  expect(readArguments(['gateway', '--hours', '0.2']).effort.seconds).toBe(720)
})

test.each(['0', '-1', 'long', 'Infinity'])('refuses %s hours', hours => {
  expect(() => readArguments(['gateway', `--hours=${hours}`])).toThrow(
    `--hours ${hours} is no number above 0`
  )
})

test('refuses an invalid part', () => {
  expect(() => readArguments(['swaps', '--part', '3/2'])).toThrow(
    '--part 3/2 is not like 1/2'
  )
})

test('reads which part to try', () => {
  const read = readArguments(['swaps', '--part', '2/3', '--skip', '40'])

  expect(read.effort).toMatchObject({ part: { nth: 2, of: 3 }, skip: 40 })
})

test('skips none, as the message about a first run says', () => {
  expect(readArguments(['replies', '--skip', '0']).effort.skip).toBe(0)
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

test('refuses a word that no rule has', () => {
  const choose = () => chooseRules({ seed: 7, words: ['images/', 'imagse/'] })

  expect(choose).toThrow('No rule has "imagse/" in its name.')
})

test.each([
  [undefined, {}],
  ['cluster', { store: 'Cluster' }],
  ['redis/choices-1.0.4', { store: 'Redis', choices: [1, 0, 4] }],
  ['choices-7', { choices: [7] }]
])('reads a case named %s', (word, read) => {
  expect(readCase(word)).toEqual(read)
})

test.each(['clusters', '', 'clusters/choices-1'])(
  'refuses a case named "%s"',
  word => {
    expect(() => readCase(word)).toThrow('the stores are: sqlite, redis')
  }
)

const nothing = { passed: [], failed: [], late: [], broken: '' }

test.each([
  { passed: ['a'], failed: ['b'], bites: true, text: 'b' },
  { failed: ['b'], late: ['c'], bites: true, text: 'b (and 1 more)' },
  { passed: ['a'], bites: false, text: 'no test failed' },
  { passed: ['a'], late: ['b'], bites: false, text: 'only out of time: b' },
  { failed: ['b'], broken: 'crash', bites: false, text: 'crash' }
])('judges $text', ({ bites, text, ...some }) => {
  expect(judge({ ...nothing, ...some })).toEqual({ bites, text })
})

test.each([
  { failed: ['a'], others: { failed: ['z'] }, isBroken: true },
  { failed: ['a'], others: { broken: 'crash' }, isBroken: true },
  { failed: ['a'], others: { passed: ['z'] }, isBroken: false },
  { failed: ['a'], passed: ['b'], others: {}, isBroken: false }
])(
  'calls a build broken where nothing passes: %j',
  async ({ others, isBroken, ...some }) => {
    const runOthers = async () => ({ ...nothing, ...others })

    const outcome = await checkBuild({ ...nothing, ...some }, runOthers)

    expect(outcome.broken !== '').toBe(isBroken)
  }
)

test('distinguishes failed tests from tests that timed out', () => {
  const results = [
    { fullName: 'a', status: 'passed', duration: 20 },
    { fullName: 'b', status: 'failed', duration: 30 },
    { fullName: 'c', status: 'failed', duration: 8004 },
    { fullName: 'd', status: 'skipped' }
  ]

  const outcome = outcomeOf(
    { testResults: [{ name: 'f', message: '', assertionResults: results }] },
    ['f']
  )

  expect(outcome).toEqual({
    passed: ['a'],
    failed: ['b'],
    late: ['c'],
    broken: ''
  })
})

test('reports a file that ran no test', () => {
  const outcome = outcomeOf(
    { testResults: [{ name: 'f', message: 'oops', assertionResults: [] }] },
    ['f']
  )

  expect(outcome.broken).toBe('f ran no test: oops')
})
