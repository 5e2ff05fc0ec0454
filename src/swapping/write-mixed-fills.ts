import { replaceImage } from './replace-image.ts'
import type { Replacement } from './replace-image.ts'

/**
 * Replaces an image in text ranges or vector regions that have fills of
 * their own. The result puts them back; null when nothing changed.
 */
export async function writeMixedFills(
  node: SceneNode,
  replacement: Replacement
): Promise<(() => Promise<void>) | null> {
  if (node.type === 'TEXT') return writeRanges(node, replacement)
  return node.type === 'VECTOR' ? writeRegions(node, replacement) : null
}

async function writeRanges(node: TextNode, replacement: Replacement) {
  const segments = node
    .getStyledTextSegments(['fills', 'fillStyleId'])
    .filter(one => !one.fillStyleId && replaceImage(one.fills, replacement))
  if (segments.length === 0) return null
  // Figma: a text can only be written with all its fonts at hand
  for (const fontName of node.getRangeAllFontNames(0, node.characters.length)) {
    await figma.loadFontAsync(fontName)
  }
  segments.forEach(({ start, end, fills }) => {
    node.setRangeFills(start, end, replaceImage(fills, replacement) || fills)
  })
  return async () =>
    segments.forEach(({ start, end, fills }) =>
      node.setRangeFills(start, end, fills)
    )
}

async function writeRegions(node: VectorNode, replacement: Replacement) {
  const before = node.vectorNetwork
  let isChanged = false
  const regions = (before.regions || []).map(region => {
    const fills = region.fillStyleId
      ? null
      : replaceImage(region.fills || [], replacement)
    if (fills) isChanged = true
    return fills ? Object.assign({}, region, { fills }) : region
  })
  if (!isChanged) return null
  await node.setVectorNetworkAsync(Object.assign({}, before, { regions }))
  return () => node.setVectorNetworkAsync(before)
}
