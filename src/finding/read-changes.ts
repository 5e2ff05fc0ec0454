import { placeOf } from '../document/place-of.ts'
import type { Slices } from '../platform/slices.ts'
import { addHolder, pageRecordOf } from './file-index.ts'
import { pendingChanges } from './pending-changes.ts'
import { readBelow } from './read-page.ts'

/**
 * Reads again what was heard to have changed, and whoever shows it too. All of
 * it is forgotten at the end: a cancelled call leaves it to the next.
 */
export async function readChanges(slices: Slices): Promise<void> {
  const due = Array.from(pendingChanges.values())
  let waiting: SceneNode[] = []
  for (const change of due) {
    if (slices.isOver()) await slices.next()
    if (!('node' in change)) waiting = waiting.concat(await usersOf(change))
    else if (!change.node.removed) waiting.push(change.node)
  }
  const followed = new Set<string>()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (slices.isOver()) await slices.next()
    const component = await readNode(node, slices)
    if (!component || followed.has(component.id)) continue
    followed.add(component.id)
    // Figma: layers that follow a main component are not told of
    waiting = waiting.concat(await component.getInstancesAsync())
  }
  for (const change of due) {
    if (slices.isOver()) await slices.next()
    const { id } = change
    if (pendingChanges.get(id) === change) pendingChanges.delete(id)
  }
}

/** Gives the component that the layer is a part of. */
async function readNode(
  node: SceneNode,
  slices: Slices
): Promise<ComponentNode | null> {
  const place = node.removed ? null : placeOf(node)
  if (place && pageRecordOf(place.page).checkedAt) {
    addHolder(node)
    await readBelow(node, slices, addHolder)
  }
  return (place && place.component) || null
}

/** Of a style that is gone meanwhile nobody. */
async function usersOf({ style }: StyleChange): Promise<SceneNode[]> {
  try {
    if (!style || style.type !== 'PAINT') return []
    return (await style.getStyleConsumersAsync()).map(({ node }) => node)
  } catch {
    return []
  }
}
