import { keepProvenance } from '../document/provenance.ts'
import { writePaints } from '../images/write-paints.ts'
import type { FillableLayer } from './fillable-layer.ts'

/** What a fill changes on a layer, as it was. */
export interface KeptLayer {
  fills: readonly Paint[]
  /** Empty without a style. */
  styleId: string
  restore: () => void
}

export function keepLayer(node: FillableLayer): KeptLayer {
  const { fills, fillStyleId } = node
  const styleId = typeof fillStyleId === 'string' ? fillStyleId : ''
  return { fills, styleId, restore: keepProvenance(node) }
}

export async function putLayerBack(
  node: FillableLayer,
  kept: KeptLayer
): Promise<void> {
  if (node.removed) return
  await writePaints(node, 'fills', kept.fills)
  if (kept.styleId !== '') await linkStyle(node, kept.styleId)
  kept.restore()
}

/** A style that is gone meanwhile leaves its paints. */
async function linkStyle(node: FillableLayer, styleId: string): Promise<void> {
  const style = await figma.getStyleByIdAsync(styleId)
  if (style) await node.setFillStyleIdAsync(styleId)
}
