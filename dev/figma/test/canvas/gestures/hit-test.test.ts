import { expect, test } from 'vitest'
import type { SceneNode } from '../../../shared/host.ts'
import {
  clickTarget,
  innerTarget,
  layersAt,
  layersWithin
} from '../../../canvas/gestures/hit-test.ts'
import { translation } from '../../../shared/matrix.ts'
import { sceneNode } from '../../render/scene-node.ts'

function at(id: string, x: number, y: number, more: Partial<SceneNode> = {}) {
  return sceneNode({
    id,
    width: 50,
    height: 50,
    absoluteTransform: translation(x, y),
    ...more
  })
}

const inner = at('inner', 20, 20)
const group = at('group', 20, 20, { type: 'GROUP', children: [inner] })
const frame = at('frame', 0, 0, {
  type: 'FRAME',
  width: 200,
  height: 200,
  clipsContent: true,
  children: [group, at('outside', 180, 0)]
})
const loose = at('loose', 300, 0)
const page = [frame, loose]

function idsAt(x: number, y: number, nodes = page): string[] {
  return layersAt(nodes, { x, y }).map(node => node.id)
}

test('finds the layers under a point from the outside in', () => {
  expect(idsAt(30, 30)).toEqual(['frame', 'group', 'inner'])
  expect(idsAt(150, 150)).toEqual(['frame'])
  expect(idsAt(500, 500)).toEqual([])
})

test('finds the uppermost of two layers', () => {
  expect(idsAt(10, 10, [at('low', 0, 0), at('high', 0, 0)])).toEqual(['high'])
})

test('goes through the grid of a deck to its slides and what lies on them', () => {
  const size = { width: 200, height: 200 }
  const slide = { ...frame, id: 'slide', type: 'SLIDE' }
  const row = at('row', 0, 0, { type: 'SLIDE_ROW', ...size, children: [slide] })
  const grid = at('grid', 0, 0, {
    type: 'SLIDE_GRID',
    width: 400,
    height: 400,
    children: [row]
  })

  expect(idsAt(30, 30, [grid])).toEqual(['slide', 'group', 'inner'])
  expect(idsAt(300, 300, [grid])).toEqual([])
  const layers = layersAt([grid], { x: 30, y: 30 })
  expect(clickTarget(layers, [], false)?.id).toBe('group')
  const all = { x: -10, y: -10, width: 500, height: 500 }
  expect(layersWithin([grid], all).map(node => node.id)).toEqual(['slide'])
})

test('skips locked and hidden layers', () => {
  const locked = at('locked', 0, 0, { locked: true })
  const hidden = at('hidden', 0, 0, { visible: false })

  expect(idsAt(10, 10, [at('low', 0, 0), locked, hidden])).toEqual(['low'])
})

test('finds nothing where a frame cuts its content off', () => {
  expect(idsAt(220, 10)).toEqual([])
})

test('finds a turned layer by its own shape', () => {
  const turned = at('turned', 0, 0, {
    absoluteTransform: [
      [0.7071, -0.7071, 100],
      [0.7071, 0.7071, 0]
    ]
  })

  expect(idsAt(100, 30, [turned])).toEqual(['turned'])
  expect(idsAt(130, 5, [turned])).toEqual([])
})

test('selects the content of a frame, then one level deeper', () => {
  const layers = layersAt(page, { x: 30, y: 30 })

  expect(clickTarget(layers, [], false)?.id).toBe('group')
  expect(clickTarget(layers, [], true)?.id).toBe('inner')
  expect(innerTarget(layers, ['group'])?.id).toBe('inner')
})

test('keeps what is selected under the pointer', () => {
  const layers = layersAt(page, { x: 30, y: 30 })

  expect(clickTarget(layers, ['inner'], false)?.id).toBe('inner')
})

test('takes a frame by marquee only when it encloses it', () => {
  const touching = { x: 10, y: 10, width: 30, height: 30 }
  const around = { x: -10, y: -10, width: 300, height: 300 }

  expect(layersWithin(page, touching).map(it => it.id)).toEqual(['group'])
  expect(layersWithin(page, around).map(it => it.id)).toEqual(['frame'])
})
