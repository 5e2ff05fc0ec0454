import { expect, test } from 'vitest'
import type { Matrix } from '../../../shared/matrix.ts'
import { openPlugin } from '../../open-plugin.ts'
import { placeOf } from '../../place-of.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }

test('drops a dragged layer into the frame under the pointer', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', {
    x: 300,
    y: 300,
    width: 200,
    height: 200
  })
  const id = host.user.add('RECTANGLE', box)

  host.user.drag([id], 320, 340, { x: 350, y: 350 })

  expect(host.node(frame)?.children?.map(node => node.id)).toEqual([id])
  expect(placeOf(host, id)).toEqual([320, 340])

  host.user.drag([id], -320, -340, { x: 10, y: 10 })

  expect(host.node(frame)?.children).toEqual([])
  expect(placeOf(host, id)).toEqual([0, 0])
})

test('keeps a layer in its group while the pointer stays in its frame', async () => {
  const { host } = await openPlugin()
  const a = host.user.add('RECTANGLE', box)
  const b = host.user.add('RECTANGLE', { ...box, y: 200 })
  const group = host.user.group([a, b])

  host.user.drag([a], 5, 5, { x: 20, y: 20 })

  expect(host.node(group)?.children?.map(node => node.id)).toEqual([a, b])
})

test('reorders the children of an auto layout when they are moved', async () => {
  const { run, host } = await openPlugin()
  const [frame = '', first = '', second = ''] = await run<string[]>(`
    const frame = figma.createFrame()
    frame.layoutMode = 'HORIZONTAL'
    const made = ['a', 'b', 'c'].map(name => {
      const node = figma.createRectangle()
      node.name = name
      frame.appendChild(node)
      return node.id
    })
    return [frame.id, ...made]`)
  const order = () => host.node(frame)?.children?.map(node => node.name)

  host.user.drag([first], 160, 0, { x: 190, y: 50 })
  expect(order()).toEqual(['b', 'a', 'c'])

  host.user.move([second], 1, 0)
  expect(order()).toEqual(['a', 'b', 'c'])

  host.user.drag([first], 900, 900, { x: 950, y: 950 })
  expect(order()).toEqual(['b', 'c'])
})

test('resizes and turns layers to a place on the page', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', { ...box, x: 40, y: 40 })
  const id = host.user.add('RECTANGLE', box, frame)
  const transform: Matrix = [
    [0, -1, 90],
    [1, 0, 70]
  ]

  host.user.reshape([{ id, transform, width: 30, height: 20 }])

  expect(host.node(id)).toMatchObject({ width: 30, height: 20 })
  expect(host.node(id)?.absoluteTransform).toEqual(transform)
})

test('drops the remaining layers when one was deleted during the drag', async () => {
  const { host } = await openPlugin()
  const removed = host.user.add('RECTANGLE', box)
  const left = host.user.add('RECTANGLE', { ...box, y: 200 })
  await host.remotely('figma.getNodeById(input).remove()', removed)
  const transform: Matrix = [
    [1, 0, 7],
    [0, 1, 7]
  ]

  host.user.drag([removed, left], 5, 5, { x: 20, y: 220 })

  expect(placeOf(host, left)).toEqual([5, 205])

  host.user.reshape(
    [removed, left].map(id => ({ id, transform, width: 10, height: 10 }))
  )

  expect(placeOf(host, left)).toEqual([7, 7])
})
