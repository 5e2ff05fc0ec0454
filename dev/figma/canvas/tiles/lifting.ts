import type { SceneNode } from '../../shared/host.ts'
import type { Gesture } from '../gestures/gesture.ts'
import { reshapedLayers } from '../gestures/reshape.ts'
import { reshapedNode } from './reshaped-node.ts'

/** Changes how layers look before the document knows of it. */
export type Lifting = Gesture & { kind: 'move' | 'resize' | 'turn' }

export function isLifting(gesture: Gesture): gesture is Lifting {
  switch (gesture.kind) {
    case 'move':
      return Math.round(gesture.by.x) !== 0 || Math.round(gesture.by.y) !== 0
    case 'resize':
    case 'turn':
      return gesture.box !== gesture.start
    case 'pan':
    case 'marquee':
    case 'draw':
    case 'crop':
    case 'crop-scale':
      break
  }
  return false
}

export function liftedIds(gesture: Lifting): string[] {
  return gesture.kind === 'move'
    ? gesture.ids
    : gesture.layers.map(layer => layer.id)
}

export function isCopy(gesture: Lifting): boolean {
  return gesture.kind === 'move' && gesture.copy
}

/** The layers as they would be if the pointer were let go. */
export function reshapedNodes(
  nodes: SceneNode[],
  gesture: Lifting & { kind: 'resize' | 'turn' }
): SceneNode[] {
  const places = new Map(reshapedLayers(gesture).map(it => [it.id, it]))
  return nodes.map(node => {
    const placed = places.get(node.id)
    return placed ? reshapedNode(node, placed) : node
  })
}
