import type { ErrorCode } from '../../contract/errors.ts'
import { isLocked } from '../document/is-locked.ts'

const types = {
  FRAME: true,
  RECTANGLE: true,
  ELLIPSE: true,
  POLYGON: true,
  STAR: true,
  VECTOR: true,
  COMPONENT: true,
  INSTANCE: true,
  BOOLEAN_OPERATION: true,
  SLIDE: true,
  SHAPE_WITH_TEXT: true
}

export type FillableLayer = Extract<SceneNode, { type: keyof typeof types }> & {
  fills: readonly Paint[]
}

/** Why a layer cannot hold a picture; null when it can. */
export function fillRefusal(node: SceneNode): ErrorCode | null {
  if (figma.editorType === 'dev' || isLocked(node)) return 'layer-read-only'
  return isFillable(node) ? null : 'no-fillable-layer'
}

export function isFillable(node: SceneNode): node is FillableLayer {
  return (
    Object.prototype.hasOwnProperty.call(types, node.type) &&
    'fills' in node &&
    node.fills !== figma.mixed
  )
}
