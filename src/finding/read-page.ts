import type { Slices } from '../slices.ts'
import { keepHolder } from './file-index.ts'
import type { Holder } from './file-index.ts'
import {
  halfPaintedTypes,
  mayShowPictures,
  pictureTypes
} from './pictures-of.ts'

/** How many layers are read between two looks at the clock; of two, one less. */
const stride = 31

/**
 * Every layer of a loaded page that shows pictures.
 *
 * Figma: one search over a whole page is fast and cannot be interrupted, so
 * it goes by the layers that lie on the page and in its sections.
 */
export async function readPage(
  page: PageNode,
  slices: Slices,
  found: (holder: Holder) => void
): Promise<Map<string, Holder>> {
  const holders = new Map<string, Holder>()
  const waiting: SceneNode[] = []
  pushAll(waiting, page.children)
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (slices.isOver()) await slices.next()
    if (node.removed) continue
    keep(node)
    if (node.type === 'SECTION') pushAll(waiting, node.children)
    else await readBelow(node, slices, keep)
  }
  return holders

  function keep(node: SceneNode): void {
    const holder = keepHolder(holders, node)
    if (holder) found(holder)
  }
}

/** Calls `keep` for what is below a layer and may show pictures. */
export async function readBelow(
  top: SceneNode,
  slices: Slices,
  keep: (node: SceneNode) => void
): Promise<void> {
  if (!('findAllWithCriteria' in top)) return
  const nodes = top.findAllWithCriteria({ types: pictureTypes })
  for (let i = 0; i < nodes.length; i += 1) {
    if ((i & stride) === stride && slices.isOver()) await slices.next()
    const node = nodes[i] as SceneNode // within the list, below a page
    if (isWorthKeeping(node)) keep(node)
  }
  if (figma.editorType === 'figma' || top.removed) return
  const others = top.findAllWithCriteria({ types: halfPaintedTypes })
  others.forEach(node => keep(node))
}

/** Figma: what is deleted between two slices throws when it is read. */
function isWorthKeeping(node: SceneNode): boolean {
  try {
    return mayShowPictures(node)
  } catch (error) {
    if (node.removed) return false
    throw error
  }
}

/** Back to front, so that the first is taken next. */
function pushAll(waiting: SceneNode[], nodes: readonly SceneNode[]): void {
  for (let i = nodes.length - 1; i >= 0; i -= 1) {
    const node = nodes[i]
    if (node) waiting.push(node)
  }
}
