import { expect, test } from 'vitest'
import { tilePicture } from '../../../canvas/tiles/tile-picture.ts'
import type { SceneNode } from '../../../shared/host.ts'
import { renderScene } from '../../../render/render-scene.ts'
import { sceneNode, solid } from '../../render/scene-node.ts'

const size = { width: 100, height: 100 }

function svgOf(layers: SceneNode[]): string {
  return renderScene(layers, { x: 0, y: 0, ...size }, size, () => null)
}

function openPicture() {
  const parent = document.createElement('div')
  const asked: string[][] = []
  const picture = tilePicture(parent, layers => {
    asked.push(layers.map(layer => layer.id))
    return svgOf(layers)
  })
  return { parent, asked, picture }
}

function layer(id: string, more: Partial<SceneNode> = {}): SceneNode {
  return sceneNode({ id, fills: [solid()], ...more })
}

function asNew(layers: SceneNode[]): string {
  const parent = document.createElement('div')
  tilePicture(parent, svgOf).update(layers)
  return parent.innerHTML
}

const a = layer('a')
const b = layer('b')
const c = layer('c')
const other = layer('b', { fills: [solid(0, 1)] })
const framed = layer('b', { type: 'FRAME', children: [layer('d')] })

test.each([
  ['another look', [a, other, c]],
  ['another kind', [a, framed, c]],
  ['another order', [c, a, b]],
  ['one less', [a, c]],
  ['one more', [a, layer('e'), b, c]],
  ['one that is hidden', [a, layer('b', { visible: false }), c]],
  ['a mask', [a, layer('b', { isMask: true }), c]],
  ['none', []],
  ['others', [layer('f'), other]]
])('shows the same as a new one after %s', (_, layers) => {
  const { parent, picture } = openPicture()
  picture.update([a, b, c])

  picture.update(layers)
  expect(parent.innerHTML).toBe(asNew(layers))

  picture.update([a, b, c])
  expect(parent.innerHTML).toBe(asNew([a, b, c]))
})

test('draws only the layer that changed', () => {
  const { parent, asked, picture } = openPicture()
  picture.update([a, b, c])
  const kept = parent.querySelector('[data-id="c"]')

  picture.update([a, other, c])

  expect(asked).toEqual([['a', 'b', 'c'], ['b']])
  expect(parent.querySelector('[data-id="c"]')).toBe(kept)
})

test('draws everything when a layer shows what lies below it', () => {
  const { asked, picture } = openPicture()
  const blur = { type: 'BACKGROUND_BLUR', radius: 9, visible: true }
  const glass = layer('c', { effects: [blur] })
  picture.update([a, b, glass])

  picture.update([a, other, glass])

  expect(asked).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c']
  ])
})

test('knows which layers it shows', () => {
  const { picture } = openPicture()
  expect(picture.shows([])).toBe(false)

  picture.update([a, b])

  expect(picture.shows([a, b])).toBe(true)
  expect(picture.shows([b, a])).toBe(false)
  expect(picture.shows([a, other])).toBe(false)
})
