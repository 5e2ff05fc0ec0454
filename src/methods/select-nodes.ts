import { ClearedError } from '../../contract/errors.ts'
import { pageOf } from '../document/page-of.ts'
import { orFail } from '../or-fail.ts'

/** Selects what is left of these layers on the page of the first one. */
export async function selectNodes({
  nodeIds
}: {
  nodeIds: string[]
}): Promise<{ selected: number }> {
  const found = await Promise.all(nodeIds.map(id => figma.getNodeByIdAsync(id)))
  const first = found.find(node => node !== null && pageOf(node) !== null)
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

function isOn(page: PageNode, node: BaseNode | null): boolean {
  const owner = node && !node.removed ? pageOf(node) : null
  return owner !== null && owner.id === page.id && node !== owner
}
