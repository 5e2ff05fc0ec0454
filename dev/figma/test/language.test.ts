import { expect, test } from 'vitest'
import type { HostOptions } from '../shared/host.ts'
import { openCode, openPlugin } from './open-plugin.ts'

type Level = HostOptions['es']

const newer: [Level, string, string][] = [
  [
    '2017',
    'let a = { ...{} }',
    'spread in an object (...) at line 1, column 11'
  ],
  ['2017', 'let { ...a } = {}', 'rest in an object pattern (...) at line 1'],
  [
    '2017',
    '\nasync function* f() {}',
    'an async generator at line 2, column 1'
  ],
  ['2017', 'async () => { for await (let a of []); }', 'for await at line 1'],
  ['2017', 'try {} catch {}', 'catch without a name at line 1, column 8'],
  ['2017', '/a/s', 'the s flag at line 1'],
  ['2017', 'let a, b\na = b?.c', 'optional chaining (?.) at line 2, column 5'],
  ['2017', 'let a; a ?? 1', 'the operator ?? at line 1'],
  ['2017', '10n', 'a BigInt at line 1'],
  ['2020', 'let a; a ||= 1', 'the operator ||= at line 1, column 8'],
  ['2020', '1_000', 'a numeric separator (_) at line 1'],
  ['2020', 'class A { b = 1 }', 'a class field at line 1, column 11'],
  ['2020', 'class A { #b() {} }', 'a private name (#) at line 1, column 11'],
  ['2020', 'class A { static {} }', 'a static block at line 1'],
  ['2020', '/a/d', 'the d flag at line 1'],
  ['2020', '/a/v', 'the v flag at line 1']
]

test.each(newer)('refuses at %s: %s', async (es, code, message) => {
  await expect(openCode(code, { es })).rejects.toThrow(
    `The plugin's code is newer than ES${es}: ${message}`
  )
})

test('names the first of several', async () => {
  const code = 'let a = 1\nlet b = a?.c, d = { ...a }'

  await expect(openCode(code, { es: '2017' })).rejects.toThrow(
    'line 2, column 9'
  )
})

test('says where code is no JavaScript at all', async () => {
  await expect(openCode('let a\nlet b = ;')).rejects.toThrow(
    "The plugin's code is not JavaScript of ES2024: " +
      'Unexpected token at line 2, column 9'
  )
})

test('refuses what no page of Figma promises', async () => {
  const code = 'let a = /(?i:a)/'

  await expect(openCode(code)).rejects.toThrow('Invalid group')
})

test('runs what each level has', async () => {
  const levels: [Level, string][] = [
    ['2017', 'async function f(...a) { await a; return 2 ** 3 }'],
    ['2020', 'let a; a?.b ?? 10n'],
    [
      'latest',
      `class A { #b = 1; static { A.c = 1_0 } d() { return #b in this } }
      let e; e ||= /\\p{RGI_Emoji}/v; async function* g() {}`
    ]
  ]

  const opened = levels.map(([es, code]) => openCode(code, { es }))

  await expect(Promise.all(opened)).resolves.toHaveLength(3)
})

const hidden = `const iterator = Object.getPrototypeOf(
    Object.getPrototypeOf([].values()))
  const typed = Object.getPrototypeOf(Uint8Array.prototype)
  const has = path => {
    const [first, ...names] = path.split('.')
    const roots = { 'Iterator%': iterator, 'TypedArray%': typed }
    let at = roots[first]
    if (!at) {
      try { at = eval(first) } catch (error) { return false }
    }
    return names.every(name => {
      if (at === undefined || at === null || !(name in Object(at))) return false
      // The getters of prototypes have no value to give.
      try { at = at[name] } catch (error) { at = true }
      return true
    })
  }
  return input.filter(has)`

const added: [number, string[]][] = [
  [2018, ['Promise.prototype.finally', 'RegExp.prototype.dotAll']],
  [
    2019,
    [
      'Object.fromEntries',
      'Array.prototype.flat',
      'Array.prototype.flatMap',
      'String.prototype.trimStart',
      'String.prototype.trimLeft',
      'Symbol.prototype.description'
    ]
  ],
  [
    2020,
    [
      'globalThis',
      'BigInt',
      'BigInt64Array',
      'Promise.allSettled',
      'String.prototype.matchAll',
      'DataView.prototype.getBigInt64'
    ]
  ],
  [
    2021,
    [
      'AggregateError',
      'WeakRef',
      'FinalizationRegistry',
      'Promise.any',
      'String.prototype.replaceAll'
    ]
  ],
  [
    2022,
    [
      'Object.hasOwn',
      'Array.prototype.at',
      'String.prototype.at',
      'TypedArray%.at',
      'RegExp.prototype.hasIndices'
    ]
  ],
  [
    2023,
    [
      'Array.prototype.with',
      'Array.prototype.findLast',
      'Array.prototype.findLastIndex',
      'Array.prototype.toReversed',
      'Array.prototype.toSorted',
      'Array.prototype.toSpliced',
      'TypedArray%.with',
      'TypedArray%.findLast',
      'TypedArray%.toSorted'
    ]
  ],
  [
    2024,
    [
      'Object.groupBy',
      'Map.groupBy',
      'Promise.withResolvers',
      'String.prototype.isWellFormed',
      'String.prototype.toWellFormed',
      'RegExp.prototype.unicodeSets',
      'ArrayBuffer.prototype.resize',
      'ArrayBuffer.prototype.transfer'
    ]
  ],
  [
    2025,
    [
      'Iterator',
      'Iterator%.map',
      'Iterator%.filter',
      'Iterator%.toArray',
      'Set.prototype.union',
      'Set.prototype.isSubsetOf',
      'Promise.try',
      'RegExp.escape',
      'Float16Array',
      'Math.f16round',
      'DataView.prototype.getFloat16'
    ]
  ],
  [
    2026,
    [
      'Error.isError',
      'Math.sumPrecise',
      'Map.prototype.getOrInsert',
      'WeakMap.prototype.getOrInsertComputed',
      'Set.groupBy'
    ]
  ]
]

test.each([
  ['2017', 2017],
  ['2020', 2020],
  ['latest', 2024]
] as const)('has the built-ins of its edition at %s', async (es, year) => {
  const { run } = await openPlugin({ es })
  const all = added.flatMap(([, names]) => names)

  const found = await run(hidden, all)

  const expected = added.filter(([from]) => from <= year)
  expect(found).toEqual(expected.flatMap(([, names]) => names))
})

test('has no symbol method that finds all matches at 2017', async () => {
  const { run } = await openPlugin({ es: '2017' })

  const keys = await run(
    'return Reflect.ownKeys(RegExp.prototype).map(String).join()'
  )

  expect(keys).toContain('Symbol(Symbol.match)')
  expect(keys).not.toContain('matchAll')
})

test('runs code of a string', async () => {
  const { run } = await openPlugin()

  const sums = await run(
    `return [eval('1 + 1'), new Function('a', 'return a + 1')(1)]`
  )

  expect(sums).toEqual([2, 2])
})

test('clones structures at the latest level', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const shared = [1]
    const given = { date: new Date(5), set: new Set([shared]), shared,
      map: new Map([['a', /b/g]]), bytes: new Uint8Array([1, 2, 3]).subarray(1),
      error: new RangeError('far'), none: undefined, big: 10n, list: [, 1] }
    given.self = given
    const copy = structuredClone(given)
    return [copy !== given, copy.self === copy, copy.date.getTime(),
      [...copy.set][0] === copy.shared, copy.map.get('a').flags,
      Array.from(copy.bytes), copy.error instanceof RangeError,
      copy.error.message, 'none' in copy, copy.big === 10n, 0 in copy.list,
      copy.list.length]`)

  expect(facts).toEqual([
    true,
    true,
    5,
    true,
    'g',
    [2, 3],
    true,
    'far',
    true,
    true,
    false,
    2
  ])
})

test.each(['() => 1', 'Symbol("a")', '{ a() {} }', 'new WeakMap()'])(
  'does not clone %s',
  async value => {
    const { error } = await openPlugin()

    const message = await error(
      `structuredClone(${value.startsWith('{') ? `(${value})` : value})`
    )

    expect(message).toMatch(/^DataCloneError: .* could not be cloned/)
  }
)

test.each(['2017', '2020'] as const)(
  'has no structuredClone at %s',
  async es => {
    const { run } = await openPlugin({ es })

    expect(await run('return typeof structuredClone')).toBe('undefined')
  }
)
