import type { Slices } from '../slices.ts'
import { keepHolder } from './file-index.ts'
import type { Holder } from './file-index.ts'
import { addPictured, pictureTypes, rareTypes } from './pictures-of.ts'

/** How many layers are read between two looks at the clock. */
const stride = 32

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
  let leaves: SceneNode[] = []
  pushAll(waiting, page.children)
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (slices.isOver()) await slices.next()
    if (node.removed) continue
    if (!('findAllWithCriteria' in node)) {
      leaves.push(node)
      continue
    }
    await readLeaves()
    if (node.removed) continue
    keep(node)
    if (node.type === 'SECTION') pushAll(waiting, node.children)
    else await readBelow(node, slices, keep)
  }
  await readLeaves()
  return holders

  async function readLeaves(): Promise<void> {
    if (leaves.length === 0) return
    const next = leaves
    leaves = []
    await readAll(next, slices, keep)
  }

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
  const nodes = slices.without(() =>
    top.findAllWithCriteria({ types: pictureTypes })
  )
  await readAll(nodes, slices, keep)
  if (figma.editorType === 'figma' || top.removed) return
  const others = top.findAllWithCriteria({ types: rareTypes })
  others.forEach(node => keep(node))
}

async function readAll(
  nodes: readonly BaseNode[],
  slices: Slices,
  keep: (node: SceneNode) => void
): Promise<void> {
  for (let start = 0; start < nodes.length; start += stride) {
    if (slices.isOver()) await slices.next()
    const end = Math.min(start + stride, nodes.length)
    picturedIn(nodes, start, end).forEach(node => keep(node as SceneNode)) // below a page
  }
}

/** Figma: what is deleted between two slices throws when it is read. */
function picturedIn(
  nodes: readonly BaseNode[],
  start: number,
  end: number
): BaseNode[] {
  const pictured: BaseNode[] = []
  try {
    addPictured(pictured, nodes, start, end)
    return pictured
  } catch {
    return nodes.slice(start, end).filter(node => !node.removed)
  }
}

/** Back to front, so that the first is taken next. */
function pushAll(waiting: SceneNode[], nodes: readonly SceneNode[]): void {
  for (let i = nodes.length - 1; i >= 0; i -= 1) {
    const node = nodes[i]
    if (node) waiting.push(node)
  }
}
