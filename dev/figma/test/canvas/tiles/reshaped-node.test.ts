import { expect, test } from 'vitest'
import { layersAbove } from '../../../canvas/tiles/layers-above.ts'
import { reshapedNode } from '../../../canvas/tiles/reshaped-node.ts'
import { translation } from '../../../shared/matrix.ts'
import { sceneNode } from '../../render/scene-node.ts'

const placed = {
  id: '1:2',
  transform: translation(50, 0),
  width: 200,
  height: 50
}

test('carries along what a frame holds at its corner', () => {
  const child = sceneNode({
    id: 'child',
    absoluteTransform: translation(10, 20)
  })
  const frame = sceneNode({ type: 'FRAME', children: [child] })

  const shown = reshapedNode(frame, placed)

  expect(shown).toMatchObject({ width: 200, height: 50 })
  expect(shown.absoluteTransform).toEqual(translation(50, 0))
  expect(shown.children?.[0]).toMatchObject({ width: 100, height: 100 })
  expect(shown.children?.[0]?.absoluteTransform).toEqual(translation(60, 20))
})

test('stretches what a group holds', () => {
  const child = sceneNode({
    id: 'child',
    absoluteTransform: translation(10, 20)
  })
  const group = sceneNode({ type: 'GROUP', children: [child] })

  const shown = reshapedNode(group, placed)

  expect(shown.children?.[0]?.absoluteTransform).toEqual([
    [2, 0, 70],
    [0, 0.5, 10]
  ])
})

test('finds what lies on top in the same parent', () => {
  const [low, middle, high] = ['low', 'middle', 'high'].map(id =>
    sceneNode({ id, width: 10, height: 10 })
  )
  if (!low || !middle || !high) throw new Error('There are three.')
  const frame = sceneNode({ type: 'FRAME', children: [low, middle, high] })

  expect(layersAbove([frame], new Set(['middle']))).toEqual([high])
  expect(layersAbove([frame], new Set(['low', 'high']))).toEqual([])
  expect(layersAbove([frame, high], new Set([frame.id]))).toEqual([high])
})

test('leaves what a parent cuts or fades below', () => {
  const low = sceneNode({ id: 'low', width: 10, height: 10 })
  const wide = sceneNode({ id: 'wide', width: 300, height: 10 })
  const children = [low, wide]

  for (const change of [{ clipsContent: true }, { opacity: 0.5 }]) {
    const frame = sceneNode({ type: 'FRAME', children, ...change })
    expect(layersAbove([frame], new Set(['low']))).toEqual([])
  }
})
