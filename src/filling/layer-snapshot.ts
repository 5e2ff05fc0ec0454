import { hasOurName, snapshotProvenance } from '../document/provenance.ts'
import { writePaints } from '../images/write-paints.ts'
import type { FillableLayer } from './fillable-layer.ts'

/** What a fill changes on a layer. */
export interface LayerSnapshot {
  fills: readonly Paint[]
  /** Empty without a style. */
  styleId: string
  /** Of the records; and of the name, unless it was changed since. */
  restore: () => void
}

export function snapshotLayer(node: FillableLayer): LayerSnapshot {
  const { fills, fillStyleId, name } = node
  const styleId = typeof fillStyleId === 'string' ? fillStyleId : ''
  const restoreRecords = snapshotProvenance(node)
  return {
    fills,
    styleId,
    restore() {
      if (hasOurName(node) && node.name !== name) node.name = name
      restoreRecords()
    }
  }
}

export async function restoreLayer(
  node: FillableLayer,
  snapshot: LayerSnapshot
): Promise<void> {
  if (node.removed) return
  await writePaints(node, 'fills', snapshot.fills)
  if (snapshot.styleId !== '') await linkStyle(node, snapshot.styleId)
  snapshot.restore()
}

/** Without the style, which may be deleted by now, its paints remain. */
async function linkStyle(node: FillableLayer, styleId: string): Promise<void> {
  const style = await figma.getStyleByIdAsync(styleId)
  if (style) await node.setFillStyleIdAsync(styleId)
}
