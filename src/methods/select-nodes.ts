import { ClearedError } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { placeOf } from '../document/place-of.ts'
import { wholeCard } from '../finding/card-layers.ts'
import { wrapErrors } from '../platform/wrap-errors.ts'
import { createSlices } from '../platform/slices.ts'

/**
 * Selects those of the layers that exist and are on the page of the first;
 * for a layer of a card, the card.
 */
export async function selectNodes(
  { nodeIds }: { nodeIds: string[] },
  context: CallContext
): Promise<{ selected: number }> {
  const slices = createSlices(context)
  const layers = new Set<SceneNode>()
  let page: PageNode | null = null
  for (const id of nodeIds) {
    if (slices.isOver()) await slices.next()
    const node = await figma.getNodeByIdAsync(id)
    const place = placeOf(node)
    if (!place || !node) continue
    page = page || place.page
    if (node.type === 'PAGE' || place.page.id !== page.id) continue
    layers.add(await wholeCard(node as SceneNode)) // on a page, so a layer
  }
  if (!page) throw new ClearedError('layer-deleted')
  await show(page)
  const left = Array.from(layers).filter(({ removed }) => !removed)
  page.selection = left
  figma.viewport.scrollAndZoomIntoView(left)
  return { selected: left.length }
}

async function show(page: PageNode): Promise<void> {
  if (page.id === figma.currentPage.id) return
  await wrapErrors('page-unavailable', () => figma.setCurrentPageAsync(page))
}
