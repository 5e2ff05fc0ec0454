import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Suggestions } from '../shared/host.ts'
import type { Headless, HeadlessOptions } from '../headless.ts'
import { networkReply } from './network-reply.ts'
import { openHost } from './open-plugin.ts'
import { plainPng } from './plain-png.ts'

function open(
  name: string,
  options: Partial<HeadlessOptions> = {}
): Promise<Headless> {
  const plugin = join(import.meta.dirname, 'fixtures', name, 'manifest.json')
  return openHost({ plugin, ...options })
}

interface Answer {
  id?: number
  unit?: string
  kind?: string
  result?: unknown
  error?: string
}

/** Sends a message and gives the next one that fits. */
function ask(
  headless: Headless,
  message: object,
  fits: (answer: Answer) => boolean
): Promise<Answer> {
  return new Promise(resolve => {
    const stop = headless.onPanelMessage(answer => {
      if (!fits(answer as Answer)) return // our own plugin's
      stop()
      resolve(answer as Answer) // as above
    })
    headless.postFromPanel(message)
  })
}

const box = { x: 0, y: 0, width: 40, height: 30 }

test('panels: opens one panel after the other and moves their window', async () => {
  const panels = await open('panels')
  const { panel, postFromPanel, settle, onPanelMessage } = panels
  const messages: unknown[] = []
  onPanelMessage(message => messages.push(message))
  const first = panel()?.title

  postFromPanel({ type: 'open', name: 'help' })
  postFromPanel({ type: 'resize', size: 'small' })
  postFromPanel({ type: 'move', x: 10, y: 20 })
  postFromPanel({ type: 'echo', value: [new Date(1), undefined, NaN] })
  await settle()

  expect(first).toBe('Panels')
  expect(panel()).toMatchObject({
    title: 'Help',
    width: 70,
    height: 0,
    themeColors: true,
    position: { x: 10, y: 20 }
  })
  expect(panel()?.html).toContain('<h1>Help</h1>')
  expect(messages).toEqual([
    { name: 'main', count: 1 },
    { name: 'help', count: 2 },
    { value: [new Date(1), undefined, NaN] }
  ])
})

test('panels: closes itself', async () => {
  const { postFromPanel, settle, panel, closedWith, logs } =
    await open('panels')

  postFromPanel({ type: 'close' })
  await settle()

  expect([panel(), closedWith()]).toEqual([null, { message: undefined }])
  expect(logs).toEqual([{ level: 'info', values: ['Panels closed'] }])
})

test('suggestions: adds what was chosen', async () => {
  const headless = await open('suggestions', { start: false })
  const { host, plugin, settle, closedWith } = headless
  const answers: Suggestions[] = []
  const listen = (answer: Suggestions): void => void answers.push(answer)

  const query = await host.query(plugin, 'add')
  query.input('shape', 'e', {}, listen)
  const shape = { make: 'createEllipse' }
  query.input('size', '0x', { shape }, listen)
  query.input('size', '64', { shape }, listen)
  await settle()
  query.run({ shape, size: '64', name: 'Moon' })
  await settle()

  expect(answers).toEqual([
    {
      kind: 'suggestions',
      items: [{ name: 'Ellipse', data: shape, icon: expect.any(String) }]
    },
    { kind: 'error', message: expect.stringContaining('above 0') },
    { kind: 'loading', message: expect.stringContaining('createEllipse') },
    {
      kind: 'suggestions',
      items: ['64', '100', '200'].map(name => ({ name, data: name }))
    }
  ])
  expect(host.scene().children).toMatchObject([
    { type: 'ELLIPSE', name: 'Moon', width: 64 }
  ])
  expect(closedWith()).toEqual({ message: 'Added Moon' })
})

test('suggestions: renames without asking, from the menu', async () => {
  const { host, plugin, settle } = await open('suggestions', { start: false })
  const id = host.user.add('RECTANGLE', box)
  host.user.select([id])

  await host.start(plugin, { command: 'rename' })
  await settle()

  expect(host.node(id)?.name).toBe('Untitled')
})

test('commands: marks, ticks by relaunch and clears', async () => {
  const { host, plugin, notices } = await open('commands', { start: false })
  const id = host.user.add('RECTANGLE', box)
  host.user.select([id])
  const relaunch = `const node = figma.getNodeById(input)
    return [node.getPluginData('ticks'), node.getRelaunchData()]`

  await host.start(plugin, { command: 'mark' })
  await host.start(plugin, { command: 'tick' })
  const ticked = await host.evaluate(relaunch, id)
  await host.start(plugin, { command: 'clear' })
  const cleared = await host.evaluate(relaunch, id)

  expect(ticked).toEqual(['1', { tick: 'Ticked 1 times', unmark: '' }])
  expect(cleared).toEqual(['', {}])
  expect(notices.map(notice => notice.text)).toEqual([
    '1 marked',
    '1 marked',
    '0 marked'
  ])
})

test('commands: says what is missing', async () => {
  const { notices, closedWith } = await open('commands', { command: 'mark' })

  expect(notices).toMatchObject([
    { text: 'Select something first', error: true }
  ])
  expect(closedWith()).toEqual({ message: undefined })
})

test('hello: places a picture and loads one from the network', async () => {
  const bytes = plainPng(20, 10)
  const hello = await open('hello', {
    fetch: async ({ url }) => networkReply(url, { body: bytes })
  })
  const call = (id: number, method: string, input: object) =>
    ask(hello, { id, method, input }, answer => answer.id === id)

  const placed = await call(1, 'place', { bytes })
  const url = 'http://localhost:4490/picture.png'
  const loaded = await call(2, 'load', { url })
  const refused = await call(3, 'load', { url: 'https://else.test/' })
  const film = await call(4, 'film', {
    bytes: new Uint8Array(Buffer.from('\0\0\0\x20ftypisom', 'latin1'))
  })

  const hash = (placed.result as { hash: string }).hash // what it answers
  expect(hello.host.scene().children[0]).toMatchObject({
    name: 'Placed picture',
    width: 20,
    height: 10
  })
  expect(loaded.result).toEqual({
    hash,
    size: { width: 20, height: 10 },
    length: bytes.length
  })
  expect(refused.error).toBe('Failed to fetch')
  expect(film.result).toEqual({ hash: expect.any(String) })
})

test('tidy: edits everything at once without a panel', async () => {
  const { host, settle, logs, closedWith } = await open('tidy')

  await settle()

  expect(logs).toEqual([
    {
      level: 'log',
      values: [{ instances: 2, same: true, kept: true, pages: [2] }]
    }
  ])
  expect(closedWith()).toEqual({ message: 'Tidied 2 cards' })
  const [card, group] = host.scene().children
  expect([card?.name, group?.name]).toEqual(['Card', 'Cards'])
  const labels = group?.children?.map(
    instance => instance.children?.[1]?.characters
  )
  expect(labels).toEqual(['One', 'Two'])
})

test('inspector: reads in Dev Mode and leaves the design alone', async () => {
  const inspector = await open('inspector', {
    editorType: 'dev',
    user: { id: '1', name: 'Ada' }
  })
  const { host } = inspector
  await host.evaluate('figma.createRectangle()')
  host.user.select([host.scene().children[0]?.id ?? ''])
  const next = (message: object, kind: string) =>
    ask(inspector, message, answer => answer.kind === kind)
  await inspector.settle()

  const report = await ask(
    inspector,
    { kind: 'unit', value: 'rem' },
    ({ unit }) => unit === 'rem'
  )
  const refused = await next({ kind: 'rename', name: 'New' }, 'refused')
  const keys = await next({ kind: 'keys' }, 'keys')

  expect(report).toMatchObject({
    mode: 'inspect',
    user: 'Ada',
    paid: 'UNPAID',
    unit: 'rem',
    node: { type: 'RECTANGLE', width: 100, seen: expect.any(Number) }
  })
  expect(refused).toMatchObject({
    message: expect.stringContaining('internal and read-only')
  })
  expect(keys).toMatchObject({ keys: ['unit'] })
  expect(host.scene().children[0]?.name).toBe('Rectangle')
})

test('inspector: renames in Figma Design', async () => {
  const inspector = await open('inspector')
  const { host } = inspector
  host.user.select([host.user.add('RECTANGLE', box)])

  const answer = await ask(
    inspector,
    { kind: 'rename', name: 'New' },
    ({ kind }) => kind === 'renamed'
  )

  expect(answer).toEqual({ kind: 'renamed', name: 'New' })
})
