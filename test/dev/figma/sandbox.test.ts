import { expect, test } from 'vitest'
import { openHeadless } from '../../../dev/figma/headless.ts'
import { manifest, openPlugin } from './open-plugin.ts'

test.each([
  'window',
  'document',
  'crypto',
  'URL',
  'TextEncoder',
  'atob',
  'AbortController',
  'Intl',
  'performance',
  'queueMicrotask',
  'structuredClone',
  'localStorage',
  'XMLHttpRequest',
  'process',
  '__realm'
])('has no global %s', async name => {
  const { run } = await openPlugin()

  const type = await run(`return typeof ${name}`)

  expect(type).toBe('undefined')
})

test('has the promised globals and console functions', async () => {
  const { run } = await openPlugin()

  const types = await run(`return [figma, console, __uiFiles__, __html__,
    setTimeout, clearTimeout, setInterval, clearInterval, fetch]
    .map(value => typeof value).concat(Object.keys(console).sort())`)

  expect(types).toEqual([
    'object',
    'object',
    'object',
    'string',
    ...Array<string>(5).fill('function'),
    'assert',
    'clear',
    'error',
    'info',
    'log',
    'warn'
  ])
})

test.each([
  'Object.fromEntries',
  'Object.hasOwn',
  '[].flat',
  '[].at',
  '[].findLast',
  '[].toSorted',
  'Promise.allSettled',
  'Promise.any',
  'Promise.prototype.finally',
  '"".matchAll',
  '"".replaceAll',
  '"".trimStart',
  '"".at',
  'new Uint8Array(1).at',
  'new Set().union',
  '(typeof BigInt === "undefined" ? undefined : 1)',
  '(typeof WeakRef === "undefined" ? undefined : 1)',
  '(typeof globalThis === "undefined" ? undefined : 1)'
])('has no %s at language level 2017', async expression => {
  const { run } = await openPlugin({ es: '2017' })

  const type = await run(`return typeof ${expression}`)

  expect(type).toBe('undefined')
})

test('has ES2020 built-ins but none later at level 2020', async () => {
  const { run } = await openPlugin({ es: '2020' })

  const types = await run(
    'return [typeof Object.fromEntries, typeof BigInt, typeof Object.hasOwn]'
  )

  expect(types).toEqual(['function', 'function', 'undefined'])
})

test('has all built-ins of the engine unless told otherwise', async () => {
  const { run } = await openPlugin()

  expect(await run('return typeof [].toSorted')).toBe('function')
})

test.each(['a ?? b', 'a?.b', '({ ...a })', 'try {} catch {}', '10n'])(
  'refuses %s at language level 2017',
  async code => {
    const plugin = { manifest, code: `var a, b; (${code})` }
    const source = code.startsWith('try') ? { ...plugin, code } : plugin

    const opening = openHeadless({ plugin: source, es: '2017' })

    await expect(opening).rejects.toThrow(/not ES2017/)
  }
)

test('gives errors of the code with its lines and ends the plugin', async () => {
  const plugin = { manifest, code: '\nfunction f() { g.h }\nf()' }

  const opening = openHeadless({ plugin })

  await expect(opening).rejects.toThrow(/'?g'? is not defined/)
})

test('keeps the message of an error that is no Error', async () => {
  const opening = openHeadless({ plugin: { manifest, code: 'throw "odd"' } })

  await expect(opening).rejects.toThrow('odd')
})

test('throws on endless recursion and stays usable', async () => {
  const { run, error } = await openPlugin()

  const message = await error('function f() { return f() + 1 } return f()')
  const after = await run('return 1 + 1')

  expect(message).toMatch(/stack/i)
  expect(after).toBe(2)
})

test('logs what an asynchronous handler rejects with', async () => {
  const code = `figma.showUI('')
figma.ui.onmessage = async () => { throw new Error('lost') }`
  const plugin = await openHeadless({ plugin: { manifest, code } })

  plugin.postFromPanel({})
  await plugin.settle()

  expect(plugin.logs[0]?.level).toBe('error')
  expect(String(plugin.logs[0]?.values[0])).toMatch(/lost[\s\S]*code\.js:2/)
  plugin.kill()
})

test('logs values in a readable form', async () => {
  const { run, logs } = await openPlugin()

  await run(
    `console.warn('a', { b: figma.currentPage, c: () => 1 }, undefined)`
  )

  expect(logs).toEqual([
    {
      level: 'warn',
      values: ['a', { b: '[PAGE 0:1]', c: '[function c]' }, undefined]
    }
  ])
})

test('logs only failed assertions', async () => {
  const { run, logs } = await openPlugin()

  await run(`console.assert(true, 'no'); console.assert(false, 'yes')`)

  expect(logs.map(log => log.values)).toEqual([['Assertion failed:', 'yes']])
})

test('runs timers in order and cancels them', async () => {
  const { run } = await openPlugin()

  const order = await run(`
    const order = []
    setTimeout(() => order.push('soon'), 0)
    clearTimeout(setTimeout(() => order.push('never'), 1))
    await new Promise(resolve => setTimeout(resolve, 60))
    return order`)

  expect(order).toEqual(['soon'])
})

test('repeats an interval until it is cleared', async () => {
  const { run, settle } = await openPlugin()

  const count = await run(`
    count = 0
    await new Promise(resolve => {
      const every = setInterval(() => {
        count += 1
        if (count < 3) return
        clearInterval(every)
        resolve()
      }, 1)
    })
    return count`)
  await settle()

  expect([count, await run('return count')]).toEqual([3, 3])
})

test('refuses a timer without a function', async () => {
  const { error } = await openPlugin()

  expect(await error('setTimeout("x", 1)')).toBe(
    'TypeError: in setTimeout: Expected "callback" to have type function but got string instead'
  )
})

test('tells the plugin about its run', async () => {
  const { run } = await openPlugin({ command: 'license' })

  const facts = await run(`return [figma.command, figma.editorType, figma.mode,
    figma.pluginId, figma.apiVersion, figma.fileKey]`)

  expect(facts).toEqual([
    'license',
    'figma',
    'default',
    'test-plugin',
    '1.0.0',
    undefined
  ])
})

test('fires run after the code with its command', async () => {
  const code = `let early = true
figma.on('run', event => console.log(event, early))
early = false`

  const plugin = await openHeadless({
    plugin: { manifest, code },
    command: 'open'
  })

  const event = { command: 'open', parameters: undefined }
  expect(plugin.logs[0]?.values).toEqual([event, false])
  plugin.kill()
})

test('does not start in an editor that the manifest leaves out', async () => {
  const plugin = { manifest, code: '' }

  const opening = openHeadless({ plugin, editorType: 'slides' })

  await expect(opening).rejects.toThrow(/does not run in the slides editor/)
})

test('gives the user only with the permission', async () => {
  const without = await openPlugin()
  const permitted = await openPlugin({
    manifest: { permissions: ['currentuser'] },
    user: { id: '7', name: 'Ada' }
  })

  const message = await without.error('figma.currentUser')
  const name = await permitted.run('return figma.currentUser.name')

  expect(message).toMatch(/"currentuser" permission/)
  expect(name).toBe('Ada')
})
