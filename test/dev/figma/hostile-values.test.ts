import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test('takes no paints whose reading removes the layer', async () => {
  const { error } = await openPlugin()

  const message = await error(`
    const rect = figma.createRectangle()
    rect.fills = [{
      get type() { rect.remove(); return 'SOLID' },
      color: { r: 1, g: 0, b: 0 }
    }]`)

  expect(message).toContain('does not exist')
})

test.each([
  ['rect.resize(1e300, 1)', '"width" to have type number but got 1e+300'],
  ['rect.x = -1e39', '"x" to have type number'],
  ['rect.opacity = 1e300', '"opacity" to have type number'],
  ['rect.relativeTransform = [[0, 0, 0], [0, 0, 0]]', 'to be invertible'],
  ['rect.relativeTransform = [[1, 2, 0], [2, 4, 0]]', 'to be invertible']
])('refuses %s', async (code, message) => {
  const { error } = await openPlugin()

  const told = await error(`const rect = figma.createRectangle(); ${code}`)

  expect(told).toContain(message)
})

test('says which picture is too large to be drawn', async () => {
  const { error } = await openPlugin()

  const message = await error(`
    const constraint = { type: 'SCALE', value: 1e9 }
    const rect = figma.createRectangle()
    await rect.exportAsync({ format: 'PNG', constraint })`)

  expect(message).toContain(
    'not emulated: pictures of 100000000000 × 100000000000 pixels'
  )
})

test('prints the beginning of endless lists, and what cannot be read', async () => {
  const { run, logs } = await openPlugin()

  await run(`
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const silent = new Proxy({}, { ownKeys() { throw new Error('mine') } })
    console.log(new Array(1e8), proxy, silent,
      JSON.parse('{ "__proto__": 1 }'))`)

  const [list, revoked, unreadable, plain] = logs[0]?.values ?? []
  expect(list).toHaveLength(101)
  expect(Object(list)[100]).toBe('… 99999900 more')
  expect(revoked).toContain('revoked')
  expect(unreadable).toContain('mine')
  expect(JSON.stringify(plain)).toBe('{"__proto__":1}')
})
