import { expect, onTestFinished, test } from 'vitest'
import type {
  MenuItem,
  PluginManifest,
  Suggestions
} from '../../../dev/figma/core/host.ts'
import {
  type Headless,
  type HeadlessOptions,
  openHeadless
} from '../../../dev/figma/headless.ts'
import { manifest } from './open-plugin.ts'

const animals = `
figma.parameters.on('input', ({ key, query, parameters, result }) => {
  if (key === 'size' && query === '!') return result.setError('Not a size')
  if (key === 'size') return result.setSuggestions([query])
  const known = ['Armadillo', 'Baboon', 'Dolphin']
  result.setSuggestions(known.filter(name => name.startsWith(query)))
})
figma.on('run', ({ command, parameters }) =>
  console.log(command, parameters, figma.command))`

const menu: MenuItem[] = [
  { separator: true },
  {
    name: 'More',
    menu: [
      {
        name: 'Animal',
        command: 'animal',
        parameters: [
          { name: 'Name', key: 'name' },
          { name: 'Size', key: 'size', allowFreeform: true, optional: true }
        ]
      }
    ]
  }
]

async function open(
  code: string,
  own: Partial<PluginManifest> = { menu },
  options: Partial<HeadlessOptions> = { start: false }
): Promise<Headless> {
  const plugin = { manifest: { ...manifest, ...own }, code, html: '<p>Hi</p>' }
  const headless = await openHeadless({ plugin, ...options })
  onTestFinished(() => headless.kill())
  return headless
}

function texts(headless: Headless): unknown[] {
  return headless.logs.map(log => log.values[0])
}

test('suggests while typing, then runs with what was chosen', async () => {
  const headless = await open(animals)
  const answers: Suggestions[] = []

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'B', {}, answer => answers.push(answer))
  query.input('size', '12', { name: 'Baboon' }, answer => answers.push(answer))
  query.run({ name: 'Baboon', size: '12' })

  expect(answers).toEqual([
    { kind: 'suggestions', items: [{ name: 'Baboon', data: 'Baboon' }] },
    { kind: 'suggestions', items: [{ name: '12', data: '12' }] }
  ])
  expect(headless.logs.map(log => log.values)).toEqual([
    ['animal', { name: 'Baboon', size: '12' }, 'animal']
  ])
})

test('passes data, icons and texts of waiting on', async () => {
  const headless = await open(`
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

test('hears nothing more about a text that was typed over', async () => {
  const headless = await open(`
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
  const headless = await open(`
    const gone = () => console.log('gone')
    figma.parameters.on('input', gone)
    figma.parameters.off('input', gone)
    figma.parameters.once('input', () => console.log('once'))
    figma.parameters.on('input', () => console.log('on'))`)

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, () => undefined)
  query.input('name', 'b', {}, () => undefined)

  expect(texts(headless)).toEqual(['once', 'on', 'on'])
})

test('gives an error for suggested values', async () => {
  const headless = await open(
    `figma.parameters.on('input', ({ result }) => result.setError('No'))`
  )
  const answers: Suggestions[] = []

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, answer => answers.push(answer))

  expect(answers).toEqual([{ kind: 'error', message: 'No' }])
})

test('gives no error for a value that may be anything', async () => {
  const headless = await open(animals)
  const answers: Suggestions[] = []

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('size', '!', { name: 'Baboon' }, answer => answers.push(answer))

  expect(answers).toEqual([])
  expect(String(texts(headless)[0])).toContain(
    'in setError: Cannot set an error on "size"'
  )
})

test.each([
  [`setSuggestions('a')`, '"suggestions" to have type array'],
  ['setSuggestions([1])', '"suggestions[0]" to have type object'],
  ['setSuggestions([{}])', '"suggestions[0].name" to have type string'],
  [
    `setSuggestions([{ name: 'a', icon: 1 }])`,
    '"suggestions[0].icon" to have type string | Uint8Array'
  ],
  [`setSuggestions([{ name: 'a', key: 1 }])`, 'Unrecognized key(s)'],
  ['setError()', '"message" to have type string'],
  ['setLoadingMessage(1)', '"message" to have type string']
])('refuses %s', async (call, message) => {
  const headless = await open(
    `figma.parameters.on('input', ({ result }) => result.${call})`
  )

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, () => undefined)

  expect(String(texts(headless)[0])).toContain(message)
})

test.each([
  ['figma.createRectangle()'],
  [`figma.root.setPluginData('a', 'b')`],
  [`figma.currentPage.name = 'b'`],
  ['figma.createPage()']
])('writes nothing in query mode: %s', async body => {
  const headless = await open(`
    figma.parameters.on('input', () => { ${body} })
    figma.on('run', () => { ${body} })`)

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, () => undefined)
  const refused = texts(headless)
  query.run({ name: 'a' })

  expect(String(refused[0])).toContain('in query mode')
  expect(headless.logs).toHaveLength(1)
})

test('reads and uses the network in query mode', async () => {
  const headless = await open(
    `figma.parameters.on('input', async () => {
      const reply = await fetch('https://api.test/names')
      console.log(figma.root.children.length, await reply.text())
    })`,
    { menu },
    {
      start: false,
      fetch: async ({ url }) => ({
        url,
        status: 200,
        statusText: 'OK',
        redirected: false,
        headers: { 'access-control-allow-origin': '*' },
        body: new TextEncoder().encode('names')
      })
    }
  )

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, () => undefined)
  await headless.settle()

  expect(headless.logs.map(log => log.values)).toEqual([[1, 'names']])
})

test('shows no window in query mode', async () => {
  const headless = await open(`
    const attempt = run => {
      try { run() } catch (error) { console.log(error.message) }
    }
    attempt(() => figma.showUI(__html__))
    figma.showUI(__html__, { visible: false })
    attempt(() => figma.ui.show())
    figma.on('run', () => figma.ui.show())`)

  const query = await headless.host.query(headless.plugin, 'animal')
  const hidden = headless.panel()?.visible
  query.run({ name: 'a' })

  expect(texts(headless)).toEqual([
    'in showUI: Cannot show UI in query mode',
    'in show: Cannot show UI in query mode'
  ])
  expect(hidden).toBe(false)
  expect(headless.panel()?.visible).toBe(true)
})

test('does not run without a parameter that is needed', async () => {
  const headless = await open(animals)
  const query = await headless.host.query(headless.plugin, 'animal')

  expect(() => query.run({ size: '1' })).toThrow(
    'The parameter "Name" is missing'
  )
  query.run({ name: 'Baboon' })

  expect(headless.logs).toHaveLength(1)
})

test('runs from the menu only where the manifest lets it', async () => {
  const headless = await open(animals)
  const { host, plugin } = headless
  const item = {
    name: 'Animal',
    command: 'animal',
    parameters: [{ name: 'Name', key: 'name' }],
    parameterOnly: false
  }
  const open2 = { ...plugin, manifest: { ...manifest, menu: [item] } }

  await expect(host.start(plugin, 'animal')).rejects.toThrow(
    '"More / Animal" runs only with parameters'
  )
  await host.start(open2, 'animal')
  await host.start(plugin, {
    command: 'animal',
    parameters: { name: 'Baboon' }
  })

  expect(headless.logs.map(log => log.values[1])).toEqual([
    undefined,
    { name: 'Baboon' }
  ])
})

test('takes parameters of a plugin without menu', async () => {
  const headless = await open(animals, {
    parameters: [{ name: 'Name', key: 'name' }]
  })
  const answers: Suggestions[] = []

  const query = await headless.host.query(headless.plugin, '')
  query.input('name', 'A', {}, answer => answers.push(answer))
  query.run({ name: 'Armadillo' })

  expect(answers).toHaveLength(1)
  expect(headless.logs.map(log => log.values)).toEqual([
    ['', { name: 'Armadillo' }, undefined]
  ])
})

test('ends when the person turns away', async () => {
  const headless = await open(
    `figma.on('close', () => console.log('closing'))
    figma.on('run', () => console.log('run'))`
  )

  const query = await headless.host.query(headless.plugin, 'animal')
  query.cancel()
  query.cancel()

  expect(() => query.run({ name: 'a' })).toThrow('The query is over')
  expect(texts(headless)).toEqual(['closing'])
  expect(headless.closedWith()).toEqual({ message: undefined })
})

test('ends when something else is run', async () => {
  const headless = await open(animals)
  const { host, plugin } = headless
  const query = await host.query(plugin, 'animal')

  await host.query(plugin, 'animal')

  expect(() => query.input('name', 'a', {}, () => undefined)).toThrow(
    'The query is over'
  )
})

test('asks for no money in query mode', async () => {
  const headless = await open(
    `const ask = () => figma.payments.initiateCheckoutAsync()
      .catch(error => console.log(error.message))
    figma.parameters.on('input', ask)
    figma.on('run', ask)`,
    { menu, permissions: ['payments'] }
  )

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, () => undefined)
  query.run({ name: 'a' })
  await headless.settle()

  expect(texts(headless)).toEqual([
    'in initiateCheckoutAsync: Cannot call in query mode',
    'not emulated: figma.payments.initiateCheckoutAsync'
  ])
})
