import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

test('keeps values of all allowed kinds', async () => {
  const { run } = await openPlugin()
  const value = {
    list: [1, 'a', null, true],
    bytes: new Uint8Array([1, 2]),
    missing: undefined
  }

  const facts = await run(
    `const store = figma.clientStorage
    await store.setAsync('b', input)
    await store.setAsync('a', 0)
    const keys = await store.keysAsync()
    const back = await store.getAsync('b')
    await store.deleteAsync('b')
    return [keys.sort(), back, await store.getAsync('b'),
      await store.keysAsync()]`,
    value
  )

  expect(facts).toEqual([['a', 'b'], value, undefined, ['a']])
})

test.each([
  ['setAsync("k", () => 1)', 'in setAsync: Cannot unwrap function'],
  ['setAsync("k", new Date())', 'Cannot store Date'],
  ['setAsync("k", { a: [new Date()] })', 'Cannot store Date'],
  ['setAsync("k", new Map())', 'in setAsync: Cannot unwrap Map'],
  ['setAsync("k", new Uint16Array(1))', 'Cannot unwrap Uint16Array'],
  ['setAsync(1, 1)', '"key" to have type string'],
  ['getAsync()', '"key" to have type string'],
  ['deleteAsync(null)', '"key" to have type string']
])('refuses %s', async (call, message) => {
  const { error } = await openPlugin()

  expect(await error(`await figma.clientStorage.${call}`)).toContain(message)
})

const limit = 5 * 1024 * 1024

test('holds 5 MB in all, bytes counted by their length', async () => {
  const { run, error } = await openPlugin()
  const fill = 'await figma.clientStorage.setAsync("k", new Uint8Array(input))'

  await run(fill, limit - 1)
  const message = await error(fill, limit)
  const other = await error(`await figma.clientStorage.setAsync('x', 1)`)
  const kept = await run(
    'return (await figma.clientStorage.getAsync("k")).length'
  )

  expect(message).toContain('exceeds the 5 MB')
  expect(other).toContain('exceeds the 5 MB')
  expect(kept).toBe(limit - 1)
})

test('counts texts as JSON in bytes', async () => {
  const { error } = await openPlugin()

  const message = await error(
    `await figma.clientStorage.setAsync('k', 'é'.repeat(${limit / 2}))`
  )

  expect(message).toContain('exceeds the 5 MB')
})

test('is shared by two windows of one machine, per plugin', async () => {
  const storage = new Map<string, unknown>()
  const first = await openPlugin({ storage })
  const second = await openPlugin({ storage })
  const stranger = await openPlugin({ storage, manifest: { id: 'other' } })

  await first.run(`await figma.clientStorage.setAsync('k', 'v')`)
  const read = `return figma.clientStorage.getAsync('k')`

  expect(await second.run(read)).toBe('v')
  expect(await stranger.run(read)).toBeUndefined()
  expect(await stranger.run('return figma.clientStorage.keysAsync()')).toEqual(
    []
  )
})

test('takes a moment, as real storage does', async () => {
  const { run } = await openPlugin()

  const order = await run(`
    const order = []
    const storing = figma.clientStorage.setAsync('k', 1)
      .then(() => order.push('stored'))
    await Promise.resolve()
    order.push('after a microtask')
    await storing
    return order`)

  expect(order).toEqual(['after a microtask', 'stored'])
})

test('counts keys and JSON to the byte', async () => {
  const { run, error } = await openPlugin()
  // "é" and {"a":"…","b":[1,2]}
  const around = 2 + '{"a":"","b":[1,2]}'.length
  const fill = `await figma.clientStorage.setAsync('é',
    { a: 'x'.repeat(input), b: [1, 2], c: undefined })`

  const message = await error(fill, limit - around + 1)
  await run(fill, limit - around)

  expect(message).toContain(`The total of ${limit + 1} bytes`)
})

test('gives two writes at once no more room than two in a row', async () => {
  const { run } = await openPlugin()

  const outcomes = await run(
    `const store = key =>
      figma.clientStorage.setAsync(key, new Uint8Array(input)).then(
        () => 'stored', () => 'refused')
    return Promise.all([store('a'), store('b')])`,
    limit - 100
  )

  expect(outcomes).toEqual(['stored', 'refused'])
})
