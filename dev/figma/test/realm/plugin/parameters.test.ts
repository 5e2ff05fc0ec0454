import { expect, test } from 'vitest'
import type { Suggestions } from '../../../shared/host.ts'
import { manifest } from '../../open-plugin.ts'
import { menu, openWaiting, texts } from '../../open-query.ts'
import { networkReply } from '../../network-reply.ts'

const animals = `
figma.parameters.on('input', ({ key, query, parameters, result }) => {
  if (key === 'size' && query === '!') return result.setError('Not a size')
  if (key === 'size') return result.setSuggestions([query])
  const known = ['Armadillo', 'Baboon', 'Dolphin']
  result.setSuggestions(known.filter(name => name.startsWith(query)))
})
figma.on('run', ({ command, parameters }) =>
  console.log(command, parameters, figma.command))`

test('suggests while typing, then runs with what was chosen', async () => {
  const headless = await openWaiting(animals)
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

test('gives no error for a value that may be anything', async () => {
  const headless = await openWaiting(animals)
  const answers: Suggestions[] = []

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('size', '!', { name: 'Baboon' }, answer => answers.push(answer))

  expect(answers).toEqual([])
  expect(String(texts(headless)[0])).toContain(
    'in setError: Cannot set an error on "size"'
  )
})

test.each([
  ['figma.createRectangle()'],
  [`figma.root.setPluginData('a', 'b')`],
  [`figma.currentPage.name = 'b'`],
  ['figma.createPage()'],
  ['figma.triggerUndo()']
])('writes nothing in query mode: %s', async body => {
  const headless = await openWaiting(`
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
  const headless = await openWaiting(
    `figma.parameters.on('input', async () => {
      const reply = await fetch('https://api.test/names')
      console.log(figma.root.children.length, await reply.text())
    })`,
    { menu },
    {
      start: false,
      fetch: async ({ url }) =>
        networkReply(url, { body: new TextEncoder().encode('names') })
    }
  )

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, () => undefined)
  await headless.settle()

  expect(headless.logs.map(log => log.values)).toEqual([[1, 'names']])
})

test('shows no window in query mode', async () => {
  const headless = await openWaiting(`
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
  const headless = await openWaiting(animals)
  const query = await headless.host.query(headless.plugin, 'animal')

  expect(() => query.run({ size: '1' })).toThrow(
    'The parameter "Name" is missing'
  )
  query.run({ name: 'Baboon' })

  expect(headless.logs).toHaveLength(1)
})

test('runs from the menu only where the manifest lets it', async () => {
  const headless = await openWaiting(animals)
  const { host, plugin } = headless
  const item = {
    name: 'Animal',
    command: 'animal',
    parameters: [{ name: 'Name', key: 'name' }],
    parameterOnly: false
  }
  const open2 = { ...plugin, manifest: { ...manifest, menu: [item] } }

  await expect(host.start(plugin, { command: 'animal' })).rejects.toThrow(
    '"More / Animal" runs only with parameters'
  )
  await host.start(open2, { command: 'animal' })
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
  const headless = await openWaiting(animals, {
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

test('ends when the person cancels it', async () => {
  const headless = await openWaiting(
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

test('ends nothing else when it is cancelled too late', async () => {
  const { host, plugin } = await openWaiting(animals)
  const late = await host.query(plugin, 'animal')
  const query = await host.query(plugin, 'animal')
  const answers: Suggestions[] = []

  late.cancel()
  query.input('name', 'B', {}, answer => answers.push(answer))

  expect(answers).toHaveLength(1)
})

test('ends when something else is run', async () => {
  const headless = await openWaiting(animals)
  const { host, plugin } = headless
  const query = await host.query(plugin, 'animal')

  await host.query(plugin, 'animal')

  expect(() => query.input('name', 'a', {}, () => undefined)).toThrow(
    'The query is over'
  )
})

test('starts no checkout in query mode', async () => {
  const headless = await openWaiting(
    `async function ask() {
      try { await figma.payments.initiateCheckoutAsync() }
      catch (error) { console.log(error.message) }
    }
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

test('asks nothing of a plugin that closed itself', async () => {
  const headless = await openWaiting(
    `figma.parameters.on('input', () => {
      console.log('asked')
      figma.closePlugin('Nothing to suggest')
    })`
  )

  const query = await headless.host.query(headless.plugin, 'animal')
  query.input('name', 'a', {}, () => undefined)
  query.input('name', 'ab', {}, () => undefined)

  expect(texts(headless)).toEqual(['asked'])
  expect(headless.closedWith()).toEqual({ message: 'Nothing to suggest' })
})
