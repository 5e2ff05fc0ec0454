import type { PaintChange } from '../../contract/swapping.ts'
import type { Use } from './find-uses.ts'
import { replaceImage } from './replace-image.ts'
import type { Replacement } from './replace-image.ts'

/** What a swap changes in the paints beside the picture. */
export function changesOf(
  { node, style }: Use,
  replacement: Replacement
): PaintChange[] {
  const lists = style ? [style.paints] : node ? paintsOf(node) : []
  const changes = new Set<PaintChange>()
  lists.forEach(before => {
    const after = replaceImage(before, replacement)
    before.forEach((paint, i) => {
      const changed = after && after[i]
      if (!changed || changed.type !== 'IMAGE' || paint === changed) return
      const { imageTransform, scalingFactor } = paint as ImagePaint // one too
      if (isOther(imageTransform, changed.imageTransform)) changes.add('crop')
      if (scalingFactor !== changed.scalingFactor) changes.add('tile')
    })
  })
  return Array.from(changes)
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

function paintsOf(node: SceneNode): (readonly Paint[])[] {
  const lists: (readonly Paint[])[] = []
  if ('strokes' in node) lists.push(node.strokes)
  if (!('fills' in node)) return lists
  if (node.fills !== figma.mixed) return lists.concat([node.fills])
  if (node.type === 'VECTOR') {
    const { regions = [] } = node.vectorNetwork
    return lists.concat(regions.map(({ fills }) => fills || []))
  }
  return node.type === 'TEXT'
    ? lists.concat(
        node.getStyledTextSegments(['fills']).map(({ fills }) => fills)
      )
    : lists
}
