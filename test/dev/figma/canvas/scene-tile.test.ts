// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sceneTile } from '../../../../dev/figma/canvas/scene-tile.ts'
import type { Host, Rect, SceneNode } from '../../../../dev/figma/core/host.ts'
import { sceneNode, solid } from '../render/scene-node.ts'

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

test('draws what lies within its own area, in its place', () => {
  const { tile, stage, asked } = tileOf(() => [sceneNode({ fills: [solid()] })])

  tile.draw()

  expect(asked).toEqual([area])
  expect(stage.querySelectorAll('g[data-id="1:2"]')).toHaveLength(1)
  expect(stage.firstElementChild?.getAttribute('style')).toContain('512px')
  expect(tile.stale).toBe(false)
})

test('leaves its picture alone when nothing in it changed', () => {
  const node = sceneNode({ fills: [solid()] })
  const { tile, stage } = tileOf(() => [node])
  tile.draw()
  const group = stage.querySelector('g[data-id]')
  group?.setAttribute('data-kept', '')

  tile.draw()

  expect(stage.querySelector('g[data-kept]')).toBe(group)
})

test('draws again what got another look', () => {
  let node = sceneNode({ fills: [solid()] })
  const { tile, stage } = tileOf(() => [node])
  tile.draw()
  node = sceneNode({ fills: [solid(0, 1)] })

  tile.draw()

  expect(stage.innerHTML).toContain('rgb(0,255,0)')
  expect(stage.innerHTML).not.toContain('rgb(255,0,0)')
})
