import type { SceneNode } from '../../shared/host.ts'

/** A visible rectangle at the page's origin, changed as the test needs. */
export function sceneNode(changes: Partial<SceneNode> = {}): SceneNode {
  return {
    id: '1:2',
    type: 'RECTANGLE',
    name: 'Rectangle',
    visible: true,
    locked: false,
    opacity: 1,
    width: 100,
    height: 100,
    ...at(0, 0),
    fills: [],
    strokes: [],
    strokeWeight: 1,
    cornerRadius: 0,
    topLeftRadius: 0,
    topRightRadius: 0,
    bottomLeftRadius: 0,
    bottomRightRadius: 0,
    strokeAlign: 'INSIDE',
    blendMode: 'NORMAL',
    effects: [],
    isMask: false,
    clipsContent: false,
    ...changes
  }
}

/** Where a layer is on the page. */
export function at(x: number, y: number): Pick<SceneNode, 'absoluteTransform'> {
  return {
    absoluteTransform: [
      [1, 0, x],
      [0, 1, y]
    ]
  }
}

/** What lies below all others and reaches beyond any picture. */
export function whitePaper(): SceneNode {
  return sceneNode({
    id: 'paper',
    width: 2000,
    height: 2000,
    ...at(-1000, -1000),
    fills: [solid(1, 1, 1)]
  })
}

/** Opaque red, or any other channel values from 0 to 1. */
export function solid(r = 1, g = 0, b = 0): unknown {
  return { type: 'SOLID', color: { r, g, b } }
}
