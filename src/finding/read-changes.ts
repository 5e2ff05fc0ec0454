import { placeOf } from '../document/place-of.ts'
import type { Slices } from '../platform/slices.ts'
import { addHolder, pageRecordOf } from './file-index.ts'
import { pendingChanges } from './pending-changes.ts'
import { readBelow } from './read-page.ts'

/**
 * Reads changed layers again, and layers that follow a changed style or
 * component. Changes stay pending until the end, so that the next call does the
 * work of a cancelled one.
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
    // Figma: there are no events for layers that follow a main component
    waiting = waiting.concat(await component.getInstancesAsync())
  }
  for (const change of due) {
    if (slices.isOver()) await slices.next()
    const { id } = change
    if (pendingChanges.get(id) === change) pendingChanges.delete(id)
  }
}

/** Reads the layer, and returns the component that it belongs to. */
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

/** Layers with the style; none when it was deleted. */
async function usersOf({ style }: StyleChange): Promise<SceneNode[]> {
  try {
    if (!style || style.type !== 'PAINT') return []
    return (await style.getStyleConsumersAsync()).map(({ node }) => node)
  } catch {
    return []
  }
}
