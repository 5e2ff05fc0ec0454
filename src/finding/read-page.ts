import { leafTypes, pictureTypes } from '../images/picture-types.ts'
import type { Slices } from '../platform/slices.ts'
import { addPictureLayers } from './pictures-of.ts'

/** Layers to read before checking the time. */
const stride = 64

export type LayerVisitor = (node: SceneNode) => void

/**
 * Visits every layer in a loaded page or section that may show pictures.
 *
 * Figma: a search over a whole page is fast but cannot be interrupted, so each
 * top layer of the page and its sections is searched separately.
 */
export async function readPage(
  { children }: PageNode | SectionNode,
  slices: Slices,
  onLayer: LayerVisitor
): Promise<void> {
  await readAll(children, slices, onLayer)
  let count = 0
  for (const node of children) {
    if (leafTypes.indexOf(node.type) >= 0) {
      count += 1
      if (count % stride === 0 && slices.isOver()) await slices.next()
      continue
    }
    if (node.type === 'SECTION') await readPage(node, slices, onLayer)
    else await readBelow(node, slices, onLayer)
  }
}

/** Visits the descendants of a layer that may show pictures. */
export async function readBelow(
  top: SceneNode,
  slices: Slices,
  onLayer: LayerVisitor
): Promise<void> {
  if (!('findAllWithCriteria' in top)) return
  if (slices.isOver()) await slices.next()
  if (top.removed) return
  const nodes = slices.untimed(() =>
    top.findAllWithCriteria({ types: pictureTypes })
  )
  await readAll(nodes, slices, onLayer)
}

async function readAll(
  nodes: readonly SceneNode[],
  slices: Slices,
  onLayer: LayerVisitor
): Promise<void> {
  for (let start = 0; start < nodes.length; start += stride) {
    if (slices.isOver()) await slices.next()
    const pictured: SceneNode[] = []
    const end = Math.min(start + stride, nodes.length)
    try {
      addPictureLayers(pictured, nodes, start, end)
      pictured.forEach(onLayer)
    } catch {
      // Figma: layers without paints and deleted layers throw
      nodes.slice(start, end).forEach(onLayer)
    }
  }
}
