import type { CallContext } from '../../contract/incoming-calls.ts'
import { pageOf } from '../document/page-of.ts'
import { startScan } from './scan.ts'
import type { Scan } from './scan.ts'

/** Visits these layers only; those that are gone are left out. */
export async function scanNodes(
  nodeIds: string[],
  context: CallContext
): Promise<Scan> {
  const scan = await startScan()
  for (const id of nodeIds) {
    const node = await figma.getNodeByIdAsync(id)
    context.throwIfCancelled()
    const page = node ? pageOf(node) : null
    if (node && page && node !== page) {
      scan.visit(node as SceneNode, page) // below a page
    }
  }
  return scan
}
