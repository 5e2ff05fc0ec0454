import { loadFonts } from './load-fonts.ts'
import { replaceImage } from './replace-image.ts'
import type { PaintJob, Restore } from './swap-paints.ts'

/** Replaces an image in text ranges or vector regions with own fills. */
export function swapMixedFills(
  node: SceneNode,
  job: PaintJob,
  restore: Restore | null
): void | Promise<void> {
  if (node.type === 'TEXT') return swapRanges(node, job, restore)
  if (node.type === 'VECTOR') return swapRegions(node, job, restore)
}

async function swapRanges(
  node: TextNode,
  { replacement, changed }: PaintJob,
  restore: Restore | null
): Promise<void> {
  const writes: (() => void)[] = []
  node
    .getStyledTextSegments(['fills', 'fillStyleId'])
    .forEach(({ start, end, fills, fillStyleId }) => {
      const paints = fillStyleId
        ? null
        : replaceImage(fills, replacement, changed)
      if (!paints || !restore) return
      writes.push(() => {
        node.setRangeFills(start, end, paints)
        restore.push(() => node.setRangeFills(start, end, fills))
      })
    })
  const writeAll = () => writes.forEach(write => write())
  // Figma: says that fills need no font; where it asks for one, it gets it
  try {
    writeAll()
  } catch {
    await loadFonts(node)
    writeAll()
  }
}

async function swapRegions(
  node: VectorNode,
  { replacement, changed }: PaintJob,
  restore: Restore | null
): Promise<void> {
  const { length } = changed
  const before = node.vectorNetwork
  const regions = (before.regions || []).map(region => {
    const paints = region.fillStyleId
      ? null
      : replaceImage(region.fills || [], replacement, changed)
    return paints ? Object.assign({}, region, { fills: paints }) : region
  })
  if (!restore || changed.length === length) return
  await node.setVectorNetworkAsync(Object.assign({}, before, { regions }))
  restore.push(() => node.setVectorNetworkAsync(before))
}
