import type { ErrorCode } from '../../contract/errors.ts'

const types = [
  'FRAME',
  'RECTANGLE',
  'ELLIPSE',
  'POLYGON',
  'STAR',
  'VECTOR',
  'TEXT',
  'COMPONENT',
  'COMPONENT_SET',
  'INSTANCE',
  'SLOT',
  'BOOLEAN_OPERATION',
  'SECTION',
  'SLIDE',
  'SHAPE_WITH_TEXT'
] as const

type FillableType = (typeof types)[number]

export type FillableLayer = Extract<SceneNode, { type: FillableType }> & {
  fills: readonly Paint[]
}

/** Why a layer cannot take a picture; null when it can. */
export function fillRefusal(node: BaseNode): ErrorCode | null {
  if (figma.editorType === 'dev') return 'layer-read-only'
  const refusal = refusalAround(node)
  if (refusal) return refusal
  const hasType = types.indexOf(node.type as FillableType) >= 0 // any type
  if (!hasType || !('fills' in node)) return 'no-fillable-layer'
  // Figma: the fills of a text need no font, not even one that is missing
  return node.fills === figma.mixed ? 'fills-mixed' : null
}

export function isFillable(node: BaseNode): node is FillableLayer {
  return fillRefusal(node) === null
}

/** What the layers that it lies in forbid. */
function refusalAround(node: BaseNode): ErrorCode | null {
  let at: BaseNode | null = node
  while (at && at.type !== 'PAGE') {
    if ('locked' in at && at.locked) return 'layer-locked'
    if (at.type === 'BOOLEAN_OPERATION' && at !== node) return 'boolean-part'
    at = at.parent
  }
  // Figma: only what is a library's lies on no page
  return at ? null : 'from-library'
}
