import { loadFonts } from '../images/load-fonts.ts'
import { noteComp } from './kept-comps.ts'
import type { SwapJob } from './plan-jobs.ts'
import { replaceImage } from './replace-image.ts'
import type { Restore } from './swap-use.ts'

/** Replaces an image in text ranges or vector regions with own fills. */
export function writeMixedFills(
  node: SceneNode,
  job: SwapJob,
  restore: Restore
): void | Promise<void> {
  if (node.type === 'TEXT') return writeRanges(node, job, restore)
  if (node.type === 'VECTOR') return writeRegions(node, job, restore)
}

async function writeRanges(
  node: TextNode,
  job: SwapJob,
  restore: Restore
): Promise<void> {
  const segments = node.getStyledTextSegments(['fills', 'fillStyleId'])
  const changes = segments.map(({ start, end, fills, fillStyleId }) => {
    const paints = fillStyleId ? null : replaceImage(fills, job.replacement)
    return { start, end, fills, paints }
  })
  if (changes.every(({ paints }) => !paints)) return
  await loadFonts(node)
  changes.forEach(({ start, end, fills, paints }) => {
    if (!paints) return
    node.setRangeFills(start, end, paints)
    restore.push(() => node.setRangeFills(start, end, fills))
    noteComp(job, fills, paints)
  })
}

async function writeRegions(
  node: VectorNode,
  job: SwapJob,
  restore: Restore
): Promise<void> {
  const before = node.vectorNetwork
  const notes: (() => void)[] = []
  const regions = (before.regions || []).map(region => {
    const fills = region.fills || []
    const paints = region.fillStyleId
      ? null
      : replaceImage(fills, job.replacement)
    if (!paints) return region
    notes.push(() => noteComp(job, fills, paints))
    return Object.assign({}, region, { fills: paints })
  })
  if (notes.length === 0) return
  await node.setVectorNetworkAsync(Object.assign({}, before, { regions }))
  restore.push(() => node.setVectorNetworkAsync(before))
  notes.forEach(note => note())
}
