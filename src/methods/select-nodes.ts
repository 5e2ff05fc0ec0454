import { ClearedError } from '../../contract/errors.ts'
import { pageOf } from '../document/page-of.ts'
import { reasonOf } from '../reason-of.ts'

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
  await goTo(page)
  const layers = found.filter((node): node is SceneNode => isOn(page, node))
  page.selection = layers
  figma.viewport.scrollAndZoomIntoView(layers)
  return { selected: layers.length }
}

async function goTo(page: PageNode): Promise<void> {
  if (page === figma.currentPage) return
  try {
    await figma.setCurrentPageAsync(page)
  } catch (error) {
    const reason = reasonOf(error)
    throw new ClearedError(
      'page-unavailable',
      `The page ${page.name} could not be opened: ${reason}`
    )
  }
}

function isOn(page: PageNode, node: BaseNode | null): boolean {
  const owner = node && !node.removed ? pageOf(node) : null
  return owner !== null && owner.id === page.id && node !== owner
}
