import type { Frame } from '../../contract/finding.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { createSlices } from '../platform/slices.ts'

/** For each layer, its page and the containers around it, outermost first. */
export async function findFrames(
  { nodeIds }: { nodeIds: string[] },
  context: CallContext
): Promise<{ frames: Frame[][] }> {
  const slices = createSlices(context)
  const frames: Frame[][] = []
  for (const nodeId of nodeIds) {
    if (slices.isOver()) await slices.next()
    frames.push(framesOf(await figma.getNodeByIdAsync(nodeId)))
  }
  return { frames }
}

/** Includes the node itself when it is a container. */
function framesOf(node: BaseNode | null): Frame[] {
  if (!node || node.type === 'DOCUMENT') return []
  const { id, name } = node
  const around = framesOf(node.parent)
  return 'children' in node ? around.concat({ id, name }) : around
}
