import { expect, test, vi } from 'vitest'
import { openCode, openPlugin } from '../open-plugin.ts'

test('settling rejects with what a listener threw', async () => {
  const { run, host, onPanelMessage, settle } = await openPlugin()
  const listener = vi.fn<() => void>()
  const stop = onPanelMessage(message => {
    if (message === 'wrong') throw new Error('Expected right')
  })
  host.onChange(listener)

  await run(`figma.ui.postMessage('wrong')
    figma.notify('shown all the same')
    figma.createRectangle()`)

  await expect(settle()).rejects.toThrow('Expected right')
  expect(listener).toHaveBeenCalled()
  stop()
  await run(`figma.ui.postMessage('wrong')`)
  await settle()
})

test('what a listener throws hides no answer from the plugin', async () => {
  const { run, host, settle } = await openPlugin()
  const stop = host.onChange(() => {
    throw new Error('Cannot draw')
  })

  const seen = await run(`figma.createRectangle()
    await figma.clientStorage.setAsync('key', 1)
    return figma.clientStorage.getAsync('key')`)

  expect(seen).toBe(1)
  await expect(settle()).rejects.toThrow('Cannot draw')
  stop()
})

test('stays killed when killed while a plugin starts again', async () => {
  const { host, restart } = await openPlugin()

  const starting = restart()
  host.kill()

  await expect(starting).rejects.toThrow('The host was killed')
  expect(() => host.scene()).toThrow('The host was killed')
})

test('starts one plugin at a time, each in a realm of its own', async () => {
  const code = `globalThis.runs = (globalThis.runs || 0) + 1
    console.log(runs)
    figma.on('close', () => console.log('closing'))`
  const { host, logs, plugin } = await openCode(code, { start: false })

  await Promise.all([host.start(plugin, {}), host.start(plugin, {})])

  expect(logs.map(log => log.values[0])).toEqual([1, 'closing', 1])
})

test('starts a plugin after one that could not start', async () => {
  const code = `console.log('runs')`
  const { host, logs, plugin } = await openCode(code, { start: false })
  const wrong = { ...plugin, code: `throw new Error('at once')` }

  const first = host.start(wrong, {})
  const second = host.start(plugin, {})

  await expect(first).rejects.toThrow('at once')
  await second
  expect(logs.at(-1)?.values).toEqual(['runs'])
})

test.each<
  [string, (opened: { kill(): void; restart(): Promise<void> }) => unknown]
>([
  ['killed', opened => opened.kill()],
  ['started again', opened => opened.restart()]
])('gives up pending evaluations when %s', async (_how, end) => {
  const opened = await openPlugin()
  const result = opened.host.evaluate('await new Promise(() => undefined)')
  const settled = opened.settle()

  const ended = end(opened)

  await expect(result).rejects.toThrow('The realm has ended')
  await settled
  await ended
})

test('lets a person edit while a plugin starts again', async () => {
  const { host, restart } = await openPlugin()

  const starting = restart()
  const id = host.user.add('RECTANGLE', { x: 0, y: 0, width: 9, height: 9 })
  await starting

  expect(host.node(id)).not.toBeNull()
})

test('shows a thrown value that is no error', async () => {
  const code = `figma.showUI('')
    figma.ui.onmessage = async () => { throw { reason: 'in a handler' } }
    Promise.reject({ reason: 'nobody listens' })
    throw { code: 1 }`
  const late = code.replace('throw { code: 1 }', '')
  const plugin = await openCode(late)

  plugin.postFromPanel({})
  await plugin.settle()
  const starting = openCode(code)

  await expect(starting).rejects.toThrow('{"code":1}')
  const texts = plugin.logs.map(log => String(log.values[0]))
  expect(texts[0]).toContain('Uncaught (in promise) Error: {"reason":"nobody')
  expect(texts[1]).toContain('{"reason":"in a handler"}')
})
