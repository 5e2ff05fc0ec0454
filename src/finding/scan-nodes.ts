import type { CallContext } from '../../contract/incoming-calls.ts'
import { pageOf } from '../document/page-of.ts'
import { readStyles, styleHolders } from './local-styles.ts'
import { picturesOf } from './pictures-of.ts'
import { createScan } from './scan.ts'
import type { Scan } from './scan.ts'

/** These layers only, and the paint styles; those that are gone are left out. */
export async function scanNodes(
  nodeIds: string[],
  context: CallContext
): Promise<Scan> {
  await readStyles(true)
  const scan = createScan()
  const nodes: SceneNode[] = []
  for (const id of nodeIds) {
    const node = await figma.getNodeByIdAsync(id)
    context.throwIfCancelled()
    const page = node && pageOf(node)
    if (node && page && node !== page) nodes.push(node as SceneNode) // below it
  }
  const visits = [scan.learn, scan.add]
  visits.forEach(visit => {
    styleHolders().forEach(({ style, shown }) => visit(style, shown))
    nodes.forEach(node => visit(node, picturesOf(node)))
  })
  return scan
}
