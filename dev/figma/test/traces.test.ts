import { expect, test } from 'vitest'
import { openCode, openPlugin } from './open-plugin.ts'

test('shows the plugin its own lines alone', async () => {
  const code = `figma.showUI('')
    figma.ui.onmessage = () => {
      try { figma.createRectangle().x = 'a' } catch (error) {
        console.log(error.stack)
      }
      try { figma.createImage(new Uint8Array(1)) } catch (error) {
        console.log(error.stack)
      }
      Promise.reject(new Error('in a promise'))
      throw new TypeError('lost')
    }`
  const plugin = await openCode(code)

  plugin.postFromPanel({})
  await plugin.settle()

  const stacks = plugin.logs.map(log => String(log.values[0]))
  expect(stacks).toHaveLength(4)
  for (const stack of stacks) {
    expect(stack.match(/ at .*/g)).toEqual([
      expect.stringMatching(/code\.js:\d+/)
    ])
  }
})

test.each([
  'figma.createRectangle',
  'figma.createRectangle().clone',
  'figma.ui.postMessage',
  'setTimeout',
  'console.log',
  'Function.prototype.toString'
])('shows %s as a built-in function', async path => {
  const { run } = await openPlugin()

  const [text, ...places] = await run<string[]>(
    `const one = ${path}
    return [one.toString(), one.fileName, one.lineNumber, one.columnNumber]`
  )

  expect(text).toMatch(/^function \w+\(\) \{\n    \[native code\]\n\}$/)
  expect(places).toEqual([undefined, undefined, undefined])
})

test('shows the code of functions of the plugin', async () => {
  const { run } = await openPlugin()

  expect(await run('return String(a => a + 1)')).toBe('a => a + 1')
})
