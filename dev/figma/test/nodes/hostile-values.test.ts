import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

test.each([
  ['fills', 'Rectangle', `[{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`],
  ['strokes', 'Line', `[{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`],
  ['effects', 'Frame', `[{ type: 'LAYER_BLUR', radius: 3, visible: true }]`],
  ['constraints', 'Rectangle', `{ horizontal: 'MIN', vertical: 'MAX' }`],
  ['guides', 'Frame', `[{ axis: 'X', offset: 1 }]`],
  ['layoutGrids', 'Frame', `[{ pattern: 'GRID', sectionSize: 8 }]`],
  ['exportSettings', 'Text', `[{ format: 'PNG' }]`],
  [
    'arcData',
    'Ellipse',
    `{ startingAngle: 0, endingAngle: 1, innerRadius: 0 }`
  ],
  ['documentationLinks', 'Component', `[{ uri: 'https://a.test' }]`],
  ['fills', 'Text', `[{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`],
  ['fills', 'Vector', `[{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`],
  ['vectorPaths', 'Vector', `[{ windingRule: 'NONE', data: 'M 0 0 L 1 1' }]`]
])('reads %s of a %s once, and writes to no removed node', async (...of) => {
  const { run, error } = await openPlugin()
  const [member, kind, value] = of
  const prepare = `
    const node = figma.create${kind}()
    const value = ${value}
    const fields = Array.isArray(value) ? value[0] : value
    let reads = 0
    function onRead(key, act) {
      const usual = fields[key]
      Object.defineProperty(fields, key, {
        enumerable: true,
        get() { act(); return usual }
      })
    }`

  const reads = await run<number>(`${prepare}
    for (const key of Object.keys(fields)) onRead(key, () => { reads += 1 })
    node.${member} = value
    return reads - Object.keys(fields).length`)
  const message = await error(`${prepare}
    onRead(Object.keys(fields)[0], () => node.remove())
    node.${member} = value`)

  expect(reads).toBe(0)
  expect(message).toContain('does not exist')
})

test.each([
  ['rect.resize(1e300, 1)', '"width" to have type number but got 1e+300'],
  ['rect.x = -1e39', '"x" to have type number'],
  ['rect.opacity = 1e300', '"opacity" to have type number'],
  [
    `rect.effects = [{ type: 'LAYER_BLUR', radius: 1, visible: true,
      boundVariables: { radius: () => 1 } }]`,
    'not emulated: effects[0].boundVariables'
  ],
  ['rect.relativeTransform = [[0, 0, 0], [0, 0, 0]]', 'to be invertible'],
  ['rect.relativeTransform = [[1, 2, 0], [2, 4, 0]]', 'to be invertible']
])('refuses %s', async (code, message) => {
  const { error } = await openPlugin()

  const thrown = await error(`const rect = figma.createRectangle(); ${code}`)

  expect(thrown).toContain(message)
})

test('says which picture is too large to be drawn', async () => {
  const { error } = await openPlugin()

  const message = await error(`
    const constraint = { type: 'SCALE', value: 1e9 }
    const rect = figma.createRectangle()
    await rect.exportAsync({ format: 'PNG', constraint })`)

  expect(message).toContain(
    'not emulated: exportAsync of 100000000000 × 100000000000 pixels ' +
      '(at most 16384 a side and 67108864 in all)'
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
