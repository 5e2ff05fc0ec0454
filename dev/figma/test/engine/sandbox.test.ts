import { expect, test } from 'vitest'
import { openCode, openPlugin } from '../open-plugin.ts'

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
  'localStorage',
  'XMLHttpRequest',
  'process',
  '__realm'
])('has no global %s', async name => {
  const { run } = await openPlugin()

  const type = await run(`return typeof ${name}`)

  expect(type).toBe('undefined')
})

const ofTheLanguage = `
  AggregateError Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean
  DataView Date Error EvalError FinalizationRegistry Float32Array Float64Array
  Function Infinity Int16Array Int32Array Int8Array JSON Map Math NaN Number
  Object Promise Proxy RangeError ReferenceError Reflect RegExp Set
  String Symbol SyntaxError TypeError URIError Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI
  decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite
  isNaN parseFloat parseInt undefined unescape`

const ofFigma = `
  __html__ __uiFiles__ clearInterval clearTimeout console fetch figma
  setInterval setTimeout structuredClone`

test('has the promised globals and no other', async () => {
  const { run } = await openPlugin()

  const names = await run<string[]>(
    'return Object.getOwnPropertyNames(globalThis)'
  )

  // InternalError is the engine's own.
  const promised = `${ofTheLanguage} ${ofFigma} InternalError`
  expect(names.toSorted()).toEqual(promised.trim().split(/\s+/).toSorted())
})

test('shows its globals when code lists this', async () => {
  const code = 'console.log(Object.keys(this))'

  const plugin = await openCode(code)

  expect(plugin.logs[0]?.values).toEqual([[]])
})

test('has six console functions', async () => {
  const { run } = await openPlugin()

  const names = await run('return Object.keys(console).sort().join(" ")')

  expect(names).toBe('assert clear error info log warn')
})

test('gives errors of the code with its lines and ends the plugin', async () => {
  const opening = openCode('\nfunction f() { g.h }\nf()')

  await expect(opening).rejects.toThrow(/'?g'? is not defined/)
})

test('keeps the message of an error that is no Error', async () => {
  const opening = openCode('throw "odd"')

  await expect(opening).rejects.toThrow('odd')
})

test('logs what an asynchronous handler rejects with', async () => {
  const code = `figma.showUI('')
figma.ui.onmessage = async () => { throw new Error('lost') }`
  const plugin = await openCode(code)

  plugin.postFromPanel({})
  await plugin.settle()

  expect(plugin.logs[0]?.level).toBe('error')
  expect(String(plugin.logs[0]?.values[0])).toMatch(/lost[\s\S]*code\.js:2/)
})

test('reports rejected promises that nothing handles', async () => {
  const code = `async function main() { throw new TypeError('lost') }
main()
Promise.reject('odd')
Promise.reject(new Error('found')).catch(() => {})`

  const plugin = await openCode(code)
  await plugin.settle()

  const texts = plugin.logs.map(log => String(log.values[0]))
  expect(texts).toHaveLength(2)
  expect(texts[0]).toMatch(
    /^Uncaught \(in promise\) TypeError: lost\n[\s\S]*main .*code\.js:1/
  )
  expect(texts[1]).toContain('Uncaught (in promise) Error: odd')
  expect(plugin.closedWith()).toBeUndefined()
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
    await new Promise(resolve => setTimeout(resolve, 2))
    return order`)

  expect(order).toEqual(['soon'])
})

test('runs due timers by their time, then by their start', async () => {
  const { run } = await openPlugin()

  const order = await run(`
    const order = []
    const note = name => () => order.push(name)
    setTimeout(note('c'), 4)
    setTimeout(note('a'), 1)
    setTimeout(note('b'), 1)
    Promise.resolve().then(note('job'))
    await new Promise(resolve => setTimeout(resolve, 5))
    return order.join(' ')`)

  expect(order).toBe('job a b c')
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

test('gives the plugin facts about its run', async () => {
  const { run } = await openPlugin({
    manifest: { menu: [{ name: 'License', command: 'license' }] },
    command: 'license'
  })

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

  const relaunchButtons = [{ command: 'open', name: 'Open' }]

  const plugin = await openCode(code, {
    manifest: { relaunchButtons },
    command: 'open'
  })

  const event = { command: 'open', parameters: undefined }
  expect(plugin.logs[0]?.values).toEqual([event, false])
})

test('gives each instance its own random numbers and the time of day', async () => {
  const facts = `return [Math.random(), Math.random.toString(), Date.now()]`
  const instances = await Promise.all([openPlugin(), openPlugin()])

  const [a, b] = await Promise.all(
    instances.map(({ run }) => run<[number, string, number]>(facts))
  )

  expect(a?.[0]).not.toBe(b?.[0])
  expect(a?.[1]).toContain('[native code]')
  expect(Math.abs((a?.[2] ?? 0) - Date.now())).toBeLessThan(60_000)
})

test('opens a saved host with its document, as often as asked', async () => {
  const code = `figma.createFrame().name = 'mine'`
  const first = await openCode(code, { start: false })
  await first.host.evaluate(`
    const node = figma.createRectangle()
    node.name = 'saved'
    node.setPluginData('k', 'v')`)
  first.host.scene()

  const saved = first.host.save()
  await first.host.evaluate(`figma.createEllipse()`)
  const one = await openCode(code, { saved })
  const two = await openCode(code, { saved })
  two.host.user.remove(two.host.scene().children.map(node => node.id))

  const names = one.host.scene().children.map(node => node.name)
  expect(names).toEqual(['saved', 'mine'])
  expect(two.host.scene().children).toEqual([])
  expect(() => one.host.save()).toThrow('before a plugin runs')
  one.host.user.undo()
  expect(one.host.scene().children).toHaveLength(1)
})

test('prints what has getters that throw', async () => {
  const { run, logs } = await openPlugin()

  await run(`console.log(figma)
    console.log({ a: 1, get b() { throw new Error('no') } })`)

  expect(logs[0]?.values[0]).toMatchObject({ apiVersion: '1.0.0' })
  expect(logs[1]?.values).toEqual([{ a: 1, b: '[Error: no]' }])
})
