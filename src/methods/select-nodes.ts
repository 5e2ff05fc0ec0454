import { ClearedError } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { pageOf } from '../document/page-of.ts'
import { orFail } from '../or-fail.ts'
import { createSlices } from '../slices.ts'

/** Selects what is left of these layers on the page of the first one. */
export async function selectNodes(
  { nodeIds }: { nodeIds: string[] },
  context: CallContext
): Promise<{ selected: number }> {
  const slices = createSlices(context)
  const found: BaseNode[] = []
  for (const id of nodeIds) {
    if (slices.isOver()) await slices.next()
    const node = await figma.getNodeByIdAsync(id)
    if (node) found.push(node)
  }
  const first = found.find(node => pageOf(node) !== null)
  const page = first ? pageOf(first) : null
  if (!page) {
    throw new ClearedError('layer-gone', 'None of these layers is left.')
  }
  if (page.id !== figma.currentPage.id) {
    await orFail('page-unavailable', () => figma.setCurrentPageAsync(page))
  }
  const layers = found.filter((node): node is SceneNode => isOn(page, node))
  page.selection = layers
  figma.viewport.scrollAndZoomIntoView(layers)
  return { selected: layers.length }
}

function isOn(page: PageNode, node: BaseNode): boolean {
  const owner = node.removed ? null : pageOf(node)
  return owner !== null && owner.id === page.id && node !== owner
}
