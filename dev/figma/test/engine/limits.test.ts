import { expect, test } from 'vitest'
import { usualLimits } from '../../core/usual-limits.ts'
import type { Limits } from '../../shared/host.ts'
import {
  manifest,
  openCode,
  openHost,
  type OpenPlugin,
  openPlugin
} from '../open-plugin.ts'
import { slowClock } from './slow-clock.ts'

const megabyte = 1024 * 1024
const short: Limits = { running: 50, memory: 1024 * megabyte }
const small: Limits = { running: 600_000, memory: 32 * megabyte }
const ranOn = 'The plugin ran for 0.05 s without a pause and was stopped.'
const full = 'The plugin ran out of memory (32 MB) and was stopped.'

/** Sets the short limits after the start, which may take longer. */
async function openShort(): Promise<OpenPlugin> {
  const plugin = await openPlugin()
  plugin.host.configure({ limits: short })
  return plugin
}

/** Sends code that never answers. */
function send(plugin: OpenPlugin, body: string): void {
  plugin.postFromPanel({ id: -1, body })
}

const loops = {
  'straight on': 'for (;;);',
  'past a catch': 'for (;;) try { for (;;); } catch {} finally { for (;;); }',
  'in a promise job': 'Promise.resolve().then(() => { for (;;); })',
  'as an endless chain of jobs':
    '(function again() { Promise.resolve().then(again) })()',
  'after an await': 'await null; for (;;);',
  'in a timer': 'setTimeout(() => { for (;;); }, 0)',
  'in an event handler': `figma.on('selectionchange', () => { for (;;); })
    figma.currentPage.selection = [figma.createRectangle()]`,
  'in a close handler': `figma.on('close', () => { for (;;); })
    figma.closePlugin()`,
  'in a search':
    'figma.root.findAll; figma.createFrame(); ' +
    'figma.currentPage.findAll(() => { for (;;); })',
  'in a getter of what it hands over':
    'figma.ui.postMessage({ get a() { for (;;); } })',
  'in a list without end': 'figma.ui.postMessage(new Array(1e9))',
  'in a regular expression': `/^(a+)+$/.test('a'.repeat(40) + 'b')`,
  'in a sort': '[2, 1].sort(() => { for (;;); })',
  'in code of a string': `new Function('for (;;);')()`
}

test.each(Object.entries(loops))(
  'ends a plugin that runs on %s',
  async (_where, body) => {
    const plugin = await openShort()

    send(plugin, body)
    await plugin.settle()

    expect(plugin.closedWith()).toEqual({ message: ranOn })
    expect(plugin.logs.map(log => log.values)).toContainEqual([ranOn])
    expect(plugin.host.scene().pageName).toBe('Page 1')
  }
)

test('ends a plugin whose code runs on from the start', async () => {
  const code = 'figma.createRectangle(); for (;;);'

  const opening = openCode(code, { limits: short })

  await expect(opening).rejects.toThrow(ranOn)
})

test('ends a plugin that runs on while parameters are typed', async () => {
  const code = `figma.parameters.on('input', () => { for (;;); })`
  const parameters = [{ name: 'Word', key: 'word' }]
  const menu = [{ name: 'Find', command: 'find', parameters }]
  const plugin = { manifest: { ...manifest, menu }, code }
  const headless = await openHost({ plugin, start: false })
  const query = await headless.host.query(plugin, 'find')
  headless.host.configure({ limits: short })

  query.input('word', 'a', {}, () => undefined)
  await headless.settle()

  expect(headless.closedWith()).toEqual({ message: ranOn })
})

test('keeps what was done until then as one undo step', async () => {
  const plugin = await openShort()
  const before = plugin.host.user.add('ELLIPSE', {
    x: 0,
    y: 0,
    width: 9,
    height: 9
  })

  send(plugin, `figma.createRectangle(); figma.createFrame(); for (;;);`)
  await plugin.settle()

  const types = (): string[] =>
    plugin.host.scene().children.map(node => node.type)
  expect(types()).toEqual(['ELLIPSE', 'RECTANGLE', 'FRAME'])
  plugin.host.user.undo()
  expect(types()).toEqual(['ELLIPSE'])
  expect(plugin.host.node(before)?.type).toBe('ELLIPSE')
})

test('leaves a whole document when an edit is cut off', async () => {
  const plugin = await openShort()

  send(
    plugin,
    `const frame = figma.createFrame()
    for (;;) frame.appendChild(figma.createRectangle())`
  )
  await plugin.settle()

  const file = plugin.host.exportDocument()
  const copy = await openPlugin({ document: file })
  const whole = await copy.run(`return figma.currentPage.children[0].children
    .every(node => node.parent && !node.removed)`)
  expect(whole).toBe(true)
  plugin.host.user.undo()
  expect(plugin.host.scene().children).toEqual([])
})

test('runs the plugin again after it was stopped', async () => {
  const plugin = await openShort()
  send(plugin, 'figma.createFrame(); for (;;);')
  await plugin.settle()
  plugin.host.configure({ limits: usualLimits })

  await plugin.restart()

  expect(await plugin.run('return figma.currentPage.children.length')).toBe(1)
})

test('runs nothing of the plugin once it was stopped', async () => {
  const plugin = await openShort()

  send(
    plugin,
    `setTimeout(() => console.log('timer'), 1)
    figma.on('close', () => console.log('close handler'))
    for (let i = 0; i < 9; i++) Promise.resolve().then(() => console.log('job'))
    for (;;);`
  )
  await plugin.settle()
  await plugin.host.evaluate('await null; return 1')

  expect(plugin.logs.map(log => log.values)).toEqual([[ranOn]])
})

test('lets a plugin run on that pauses in between', async () => {
  const plugin = await openShort()
  slowClock(5)

  const turns = await plugin.run(`
    let turns = 0
    for (; turns < 10; turns += 1) {
      // The engine looks at the clock a few times.
      for (let i = 0; i < 15_000; i += 1);
      await new Promise(resolve => setTimeout(resolve, 1))
    }
    return turns`)

  expect(turns).toBe(10)
  expect(plugin.closedWith()).toBeUndefined()
})

const hogs = {
  'in small pieces': 'const all = []; for (;;) all.push({ a: [1, 2, 3] })',
  'as one long text': `'a'.repeat(64e6)`,
  'as bytes': 'const all = []; for (;;) all.push(new Uint8Array(1e6))',
  'at once': 'new Uint8Array(64e6).fill(1)',
  'past a catch': `const all = []
    for (let i = 0; i < 9; i++)
      try { for (;;) all.push(new Uint8Array(1e6)) } catch {}`,
  'and goes on in a catch': `try { new Uint8Array(64e6) }
    catch (error) { figma.notify('caught'); figma.createRectangle() }`
}

test.each(Object.entries(hogs))(
  'ends a plugin that fills the memory %s',
  async (_how, body) => {
    const plugin = await openPlugin({ limits: small })

    send(plugin, body)
    await plugin.settle()

    expect(plugin.closedWith()).toEqual({ message: full })
    expect(plugin.notices).toEqual([])
    expect(plugin.host.scene().children).toEqual([])
    expect(await plugin.host.evaluate('return 1 + 1')).toBe(2)
  }
)

test('counts the bytes that a plugin is handed', async () => {
  const plugin = await openPlugin({ limits: small })

  plugin.postFromPanel({ id: -1, file: new Uint8Array(40 * megabyte) })
  await plugin.settle()

  expect(plugin.closedWith()).toEqual({ message: full })
})

test('accepts bytes that fit into its memory', async () => {
  const plugin = await openPlugin({ limits: small })

  plugin.postFromPanel({ id: -1, file: new Uint8Array(8 * megabyte) })
  await plugin.settle()

  expect(plugin.closedWith()).toBeUndefined()
  expect(await plugin.run('return 1')).toBe(1)
})

test('has the memory again in the next run', async () => {
  const plugin = await openPlugin({ limits: small })
  send(plugin, hogs['in small pieces'])
  await plugin.settle()

  await plugin.restart()
  const size = await plugin.run('return new Uint8Array(5e6).length')

  expect(size).toBe(5e6)
})

const recursions = {
  'a function': 'function f() { return f() + 1 } return f()',
  'a getter': 'const o = { get a() { return this.a } }; return o.a',
  'a proxy': `const p = new Proxy({}, { get: (t, k, r) => r[k] }); return p.a`,
  'a sort': 'function f() { return [2, 1].sort(f) } return f()',
  'a replacement': `function f() { return 'a'.replace(/a/, f) } return f()`,
  toJSON:
    'const o = { toJSON() { return JSON.stringify(o) } }; ' +
    'return JSON.stringify(o)',
  'a reviver': `const f = () => JSON.parse('[1]', f); return f()`,
  'a nested pattern': `return new RegExp('('.repeat(1e5))`,
  'a constructor': 'class A { constructor() { new A() } } return new A()',
  'a generator': 'function* f() { yield* f() } return [...f()]',
  toString: 'const o = { toString() { return `${this}` } }; return `${o}`',
  'a search': `figma.createFrame()
    const f = () => figma.currentPage.findAll(f); return f()`
}

test.each(Object.entries(recursions))(
  'throws on endless recursion through %s and stays usable',
  async (_through, body) => {
    const { run, error, closedWith } = await openPlugin()

    const message = await error(body)
    const after = await run('return 1 + 1')

    expect(message).toMatch(/stack|Syntax|nested|recursi/i)
    expect(after).toBe(2)
    expect(closedWith()).toBeUndefined()
  }
)

const nests = {
  'a nested value': `let a = []; for (let i = 0; i < 1e5; i++) a = [a]
    JSON.stringify(a)`,
  'nested JSON': `JSON.parse('['.repeat(1e5))`,
  'nested code': `eval('('.repeat(1e5))`
}

test.each(Object.entries(nests))(
  'survives %s, which the engine itself cannot',
  async (_what, body) => {
    const plugin = await openPlugin()
    send(plugin, `figma.createFrame(); ${body}`)

    await plugin.settle()
    await plugin.host.evaluate('await null; figma.createEllipse()')

    expect(plugin.closedWith()?.message).toMatch(/nested .* too deeply/)
    expect(plugin.host.scene().children.map(node => node.type)).toEqual([
      'FRAME',
      'ELLIPSE'
    ])
    await plugin.restart()
    expect(await plugin.run('return figma.currentPage.children.length')).toBe(2)
  }
)

test('lets code go a thousand calls deep', async () => {
  const { run } = await openPlugin()

  const depth = await run(
    'const f = n => n === 0 ? 0 : 1 + f(n - 1); return f(1000)'
  )

  expect(depth).toBe(1000)
})
