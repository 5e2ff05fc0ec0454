import { expect, test } from 'vitest'
import { type SceneTile, sceneTile } from '../../../canvas/tiles/scene-tile.ts'
import type { Host, SceneNode } from '../../../shared/host.ts'
import type { Rect } from '../../../shared/rect.ts'
import { sceneNode, solid } from '../../render/scene-node.ts'

const area = { x: 0, y: 0, width: 256, height: 256 }

function tileOf(layers: () => SceneNode[]) {
  const asked: Rect[] = []
  const host: Pick<Host, 'layersWithin' | 'image'> = {
    image: () => null,
    layersWithin(within: Rect) {
      asked.push(within)
      return layers()
    }
  }
  const stage = document.createElement('div')
  // A tile asks the host for nothing else.
  const tile = sceneTile(host as Host, stage, { x: 512, y: 0 }, area)
  return { tile, stage, asked }
}

/** Marks the tile stale and draws it to the end. */
function drawWhole(tile: SceneTile): void {
  tile.spoil()
  while (!tile.isDrawn) tile.step()
}

test('draws what lies within its own area, in its place', () => {
  const { tile, stage, asked } = tileOf(() => [sceneNode({ fills: [solid()] })])

  drawWhole(tile)

  expect(asked).toEqual([area])
  expect(stage.querySelectorAll('[data-id="1:2"]')).toHaveLength(1)
  expect(stage.firstElementChild?.getAttribute('style')).toContain('512px')
  expect(tile.isDrawn).toBe(true)
})

test('leaves its picture alone when nothing in it changed', () => {
  const node = sceneNode({ fills: [solid()] })
  const { tile, stage } = tileOf(() => [node])
  drawWhole(tile)
  const group = stage.querySelector('[data-id]')
  group?.setAttribute('data-kept', '')

  drawWhole(tile)

  expect(stage.querySelector('[data-kept]')).toBe(group)
})

test('draws a layer again when its look changes', () => {
  let node = sceneNode({ fills: [solid()] })
  const { tile, stage } = tileOf(() => [node])
  drawWhole(tile)
  node = sceneNode({ fills: [solid(0, 1)] })

  drawWhole(tile)

  expect(stage.innerHTML).toContain('rgb(0,255,0)')
  expect(stage.innerHTML).not.toContain('rgb(255,0,0)')
})

test('reads layers in one step and shows them in the next', () => {
  const { tile, stage, asked } = tileOf(() => [sceneNode({ fills: [solid()] })])

  tile.step()

  expect(asked).toHaveLength(1)
  expect(stage.querySelector('[data-id]')).toBeNull()
  expect(tile.isDrawn).toBe(false)

  tile.step()

  expect(stage.querySelector('[data-id]')).not.toBeNull()
  expect(tile.isDrawn).toBe(true)
})

test('shows nothing that was read before a change', () => {
  let node = sceneNode({ fills: [solid()] })
  const { tile, stage } = tileOf(() => [node])
  tile.step()
  node = sceneNode({ fills: [solid(0, 1)] })

  tile.spoil()
  tile.step()
  tile.step()

  expect(stage.innerHTML).toContain('rgb(0,255,0)')
})

test('keeps its picture while it is off the screen', () => {
  const { tile, stage, asked } = tileOf(() => [sceneNode({ fills: [solid()] })])
  drawWhole(tile)

  tile.show(false)
  expect(stage.children).toHaveLength(0)
  tile.show(true)

  expect(stage.querySelector('[data-id]')).not.toBeNull()
  expect(asked).toHaveLength(1)
})
