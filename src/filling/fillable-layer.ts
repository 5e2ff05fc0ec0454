import type { ErrorCode } from '../../contract/errors.ts'
import { placeOf } from '../document/place-of.ts'
import { trackOf } from '../finding/card-layers.ts'
import { fillableTypes } from '../images/picture-types.ts'

type FillableType = (typeof fillableTypes)[number]

export type FillableLayer = Extract<SceneNode, { type: FillableType }> & {
  fills: readonly Paint[]
}

/** Why a layer cannot take a picture; null when it can. */
export function fillRefusal(node: BaseNode): ErrorCode | null {
  if (figma.editorType === 'dev') return 'layer-read-only'
  const place = placeOf(node)
  // Figma: only layers of a library are on no page
  if (!place) return 'from-library'
  if (place.isLocked) return 'layer-locked'
  if (place.isBooleanPart) return 'boolean-part'
  if (place.isMask) return 'mask-layer'
  const hasType = fillableTypes.indexOf(node.type as FillableType) >= 0 // may be another type
  if (!hasType || !('fills' in node)) return 'no-fillable-layer'
  // Figma: the fills of a text can change even when its font is missing
  if (node.fills === figma.mixed) return 'fills-mixed'
  return trackOf(node) ? 'no-fillable-layer' : null
}

export function isFillable(node: BaseNode): node is FillableLayer {
  return fillRefusal(node) === null
}
