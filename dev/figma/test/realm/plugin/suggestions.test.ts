import { expect, test } from 'vitest'
import type { Suggestions } from '../../../shared/host.ts'
import { openWaiting, texts } from '../../open-query.ts'

test('passes data, icons and texts of waiting on', async () => {
  const headless = await openWaiting(`
    figma.parameters.on('input', async ({ result }) => {
      result.setLoadingMessage('Looking')
      await Promise.resolve()
      result.setSuggestions([
        { name: 'One', data: { id: 1, bytes: new Uint8Array([1]) } },
        { name: 'Two', icon: '<svg/>' },
        { name: 'Three', icon: new Uint8Array([2]), iconUrl: 'https://a.test' }
      ])
    })`)
  const answers: Suggestions[] = []

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', '', {}, answer => answers.push(answer))
  await headless.settle()

  expect(answers).toEqual([
    { kind: 'loading', message: 'Looking' },
    {
      kind: 'suggestions',
      items: [
        { name: 'One', data: { id: 1, bytes: new Uint8Array([1]) } },
        { name: 'Two', data: 'Two', icon: '<svg/>' },
        {
          name: 'Three',
          data: 'Three',
          icon: new Uint8Array([2]),
          iconUrl: 'https://a.test'
        }
      ]
    }
  ])
})

test('receives no suggestions for a text that was typed over', async () => {
  const headless = await openWaiting(`
    figma.parameters.on('input', async ({ query, result }) => {
      await new Promise(done => setTimeout(done, 1))
      result.setSuggestions([query])
    })`)
  const first: Suggestions[] = []
  const second: Suggestions[] = []

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, answer => first.push(answer))
  query.input('name', 'ab', {}, answer => second.push(answer))
  await headless.settle()

  expect(first).toEqual([])
  expect(second).toHaveLength(1)
})

test('keeps its listeners apart: on, once, off', async () => {
  const headless = await openWaiting(`
    const removed = () => console.log('removed')
    figma.parameters.on('input', removed)
    figma.parameters.off('input', removed)
    figma.parameters.once('input', () => console.log('once'))
    figma.parameters.on('input', () => console.log('on'))`)

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, () => undefined)
  query.input('name', 'b', {}, () => undefined)

  expect(texts(headless)).toEqual(['once', 'on', 'on'])
})

test('gives an error for suggested values', async () => {
  const headless = await openWaiting(
    `figma.parameters.on('input', ({ result }) => result.setError('No'))`
  )
  const answers: Suggestions[] = []

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, answer => answers.push(answer))

  expect(answers).toEqual([{ kind: 'error', message: 'No' }])
})

test.each([
  [`setSuggestions('a')`, '"suggestions" to have type array'],
  ['setSuggestions([1])', '"suggestions[0]" to have type string | object'],
  ['setSuggestions([{}])', '"suggestions[0].name" to have type string'],
  [
    `setSuggestions([{ name: 'a', icon: 1 }])`,
    '"suggestions[0].icon" to have type string | Uint8Array'
  ],
  [`setSuggestions([{ name: 'a', key: 1 }])`, 'Unrecognized key(s)'],
  [`setSuggestions([{ name: 'a', data: new Map() }])`, 'Cannot unwrap Map'],
  ['setError()', '"message" to have type string'],
  ['setLoadingMessage(1)', '"message" to have type string']
])('refuses %s', async (call, message) => {
  const headless = await openWaiting(
    `figma.parameters.on('input', ({ result }) => result.${call})`
  )

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, () => undefined)

  const text = String(texts(headless)[0])
  expect(text).toContain(`in ${call.split('(')[0]}: `)
  expect(text).toContain(message)
})

test('receives no suggestion once the plugin is closed', async () => {
  const headless = await openWaiting(`
    figma.parameters.on('input', ({ result }) => {
      figma.closePlugin()
      const calls = [() => result.setSuggestions(['a']),
        () => result.setError('b'), () => result.setLoadingMessage('c')]
      for (const call of calls) {
        try { call() } catch (error) { console.log(error.message) }
      }
    })`)
  const answers: Suggestions[] = []

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', '', {}, answer => answers.push(answer))

  expect(answers).toEqual([])
  expect(texts(headless)).toEqual([
    expect.stringContaining('in setSuggestions: The plugin was closed'),
    expect.stringContaining('in setError: The plugin was closed'),
    expect.stringContaining('in setLoadingMessage: The plugin was closed')
  ])
})

test('keeps the answers from a query that is over', async () => {
  const headless = await openWaiting(`
    figma.parameters.on('input', ({ result }) =>
      setTimeout(() => result.setSuggestions(['late']), 1))`)
  const over = await headless.host.query(headless.plugin, 'animal')
  const query = await headless.host.query(headless.plugin, 'animal')
  const answers: Suggestions[] = []
  query.input('name', '', {}, answer => answers.push(answer))

  const ask = (): void => over.input('name', '', {}, () => undefined)

  expect(ask).toThrow('The query is over')
  await headless.settle()
  expect(answers).toMatchObject([{ kind: 'suggestions' }])
})
