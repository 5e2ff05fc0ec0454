import { pageOf } from '../document/page-of.ts'
import type { Slices } from '../slices.ts'
import { keepHolder, readRecordOf } from './file-index.ts'
import type { PageRecord } from './file-index.ts'
import { styleChanges } from './local-styles.ts'
import { isDeep } from './node-changes.ts'
import { readBelow } from './read-page.ts'

let isSweepDue = false

/**
 * Reads again what was heard to have changed, and whoever shows it too. A
 * change is forgotten only when it was read: a cancelled call leaves the rest.
 */
export async function readChanges(
  pages: PageRecord[],
  slices: Slices
): Promise<void> {
  const read = createReader(slices)
  const styles = styleChanges()
  if (styles.size > 0) isSweepDue = true
  for (const change of Array.from(styles.values())) {
    for (const node of await usersOf(change)) await read(node, false)
    forget(styles, change)
  }
  for (const { changes } of pages) {
    if (changes.size > 0) isSweepDue = true
    for (const change of Array.from(changes.values())) {
      if (slices.isOver()) await slices.next()
      const { node } = change
      if (!node.removed) await read(node, isDeep(change))
      forget(changes, change)
    }
  }
  if (!isSweepDue) return
  await sweep(pages, slices)
  isSweepDue = false
}

/** Unless something newer was heard meanwhile. */
function forget<Change extends { id: string }>(
  changes: Map<string, Change>,
  change: Change
): void {
  if (changes.get(change.id) === change) changes.delete(change.id)
}

/** What is known may be gone or show something else: that costs little. */
async function sweep(pages: PageRecord[], slices: Slices): Promise<void> {
  for (const { page, holders } of pages) {
    for (const [id, { node }] of Array.from(holders)) {
      if (slices.isOver()) await slices.next()
      if (node.removed || pageOf(node) !== page) holders.delete(id)
      else keepHolder(holders, node)
    }
  }
}

type Read = (node: SceneNode, isWhole: boolean) => Promise<void>

function createReader(slices: Slices): Read {
  const done = new Set<string>()

  async function read(node: SceneNode, isWhole: boolean): Promise<void> {
    const page = node.removed ? null : pageOf(node)
    const record = page && readRecordOf(page.id)
    if (record) {
      const { holders } = record
      keepHolder(holders, node)
      if (isWhole) {
        await readBelow(node, slices, below => keepHolder(holders, below))
      }
    }
    const component = componentAround(node)
    if (component) await readInstances(component)
  }

  /** Figma: layers that follow a main component are not told of. */
  async function readInstances(component: ComponentNode): Promise<void> {
    if (done.has(component.id)) return
    done.add(component.id)
    for (const instance of await component.getInstancesAsync()) {
      if (slices.isOver()) await slices.next()
      await read(instance, true)
    }
  }

  return read
}

async function usersOf({ style }: StyleChange): Promise<SceneNode[]> {
  if (!style || style.type !== 'PAINT') return []
  return (await style.getStyleConsumersAsync()).map(({ node }) => node)
}

function componentAround(node: SceneNode): ComponentNode | null {
  let ancestor: BaseNode | null = node.removed ? null : node
  while (ancestor && ancestor.type !== 'COMPONENT') ancestor = ancestor.parent
  return ancestor
}
