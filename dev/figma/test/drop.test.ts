import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test('gives a drop to the deepest unlocked container', async () => {
  const { run, logs, settle, host } = await openPlugin()
  const outer = host.user.add('FRAME', {
    x: 100,
    y: 0,
    width: 200,
    height: 200
  })
  const inner = host.user.add(
    'FRAME',
    { x: 50, y: 0, width: 50, height: 50 },
    outer
  )
  await run(`figma.on('drop', event => {
    console.log(event.node.id, event.x, event.y, event.absoluteX,
      event.items, event.dropMetadata)
    event.files[0].getBytesAsync().then(bytes => console.log(bytes.length))
    event.files[0].getTextAsync().then(text => console.log(text))
    return false
  })`)
  const drop = {
    x: 160,
    y: 20,
    items: [{ type: 'text/plain', data: 'hi' }],
    files: [
      { name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([104, 105]) }
    ],
    dropMetadata: { id: 7 }
  }

  host.drop(drop)
  host.user.setLocked(inner, true)
  host.drop({ ...drop, x: 160 })
  host.drop({ ...drop, x: 0 })
  await settle()

  const heads = logs.map(log => log.values).filter(values => values.length > 1)
  expect(heads.map(values => values.slice(0, 4))).toEqual([
    [inner, 10, 20, 160],
    [outer, 60, 20, 160],
    ['0:1', 0, 20, 0]
  ])
  expect(heads[0]?.slice(4)).toEqual([drop.items, { id: 7 }])
  expect(logs.map(log => log.values)).toContainEqual([2])
  expect(logs.map(log => log.values)).toContainEqual(['hi'])
})

test('gives a drop on an instance to what is around it', async () => {
  const { run, logs, host } = await openPlugin()
  await run(`
    const component = figma.createComponent(), frame = figma.createFrame()
    component.appendChild(figma.createFrame())
    component.x = 500
    component.children[0].name = 'inner'
    frame.name = 'outer'
    frame.appendChild(component.createInstance())
    frame.children[0].x = 0
    figma.on('drop', event => console.log(event.node.name))`)

  host.drop({ x: 10, y: 10, items: [], files: [] })
  host.drop({ x: 510, y: 10, items: [], files: [] })

  expect(logs.map(log => log.values[0])).toEqual(['outer', 'inner'])
})

test.each([
  ['() => false', false],
  ['() => {}', true]
])('with a drop handler %s Figma goes on: %s', async (handler, goesOn) => {
  const { run, host } = await openPlugin()
  await run(`figma.on('drop', ${handler})`)

  expect(host.drop({ x: 0, y: 0, items: [], files: [] })).toBe(goesOn)
})
