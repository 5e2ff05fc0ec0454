import type { Rect } from '../core/host.ts'
import { store } from './document-store.ts'
import { isGroup } from './geometry.ts'
import { boxAround } from '../core/matrix.ts'
import { overlaps } from '../core/rect.ts'
import { invert } from './matrix.ts'
import type { NodeRecord } from './node-record.ts'
import { blocksOf, reachOf, union } from './reach.ts'
import { idOf, sceneText, treeOf } from './scene.ts'
import { selectionOf } from './selection-store.ts'

/** Of a large selection the rest is only told by its ids. */
const mostSelected = 500

interface Cutting {
  parts: string[]
  /** The selected layers and all around them. */
  kept: Set<NodeRecord>
  /** Layers smaller than this both ways are left out. */
  least: number
}

/** The children that may be seen, from the lowest to the highest. */
function childrenNear(
  record: NodeRecord,
  area: Rect | null,
  { kept }: Cutting
): NodeRecord[] {
  const children = record.children || []
  if (!area) return children.filter(child => kept.has(child))
  const near: NodeRecord[] = []
  const holdsKept = kept.has(record)
  for (const { from, to, box, masks } of blocksOf(record)) {
    const inReach = overlaps(box, area)
    if (!inReach && !holdsKept && !masks) continue
    for (let i = from; i < to; i += 1) {
      const child = children[i]
      if (!child) continue
      // Figma: where a mask is not, it shows nothing of the others.
      if (inReach || kept.has(child) || child.props.isMask) near.push(child)
    }
  }
  return near
}

/** The area in the axes in which a layer's children are placed. */
function areaWithin(record: NodeRecord, area: Rect | null): Rect | null {
  if (!area || isGroup(record) || record.type === 'PAGE') return area
  const [[a, c, e], [b, d, f]] = record.props.matrix
  if (a === 1 && d === 1 && b === 0 && c === 0) {
    const { width, height } = area
    return { x: area.x - e, y: area.y - f, width, height }
  }
  const [[i, k, m], [j, l, n]] = invert(record.props.matrix)
  return boxAround(
    [
      [i, k, i * area.x + k * area.y + m],
      [j, l, j * area.x + l * area.y + n]
    ],
    area.width,
    area.height
  )
}

function isSeen(record: NodeRecord, area: Rect, least: number): boolean {
  const reach = reachOf(record)
  const large = reach.width >= least || reach.height >= least
  return large && record.props.visible && overlaps(reach, area)
}

/** Null for a layer that is not seen, nor selected, nor around such a one. */
function cutTree(
  record: NodeRecord,
  area: Rect | null,
  cutting: Cutting
): string | null {
  const seen = area !== null && isSeen(record, area, cutting.least)
  if (record.props.isMask) return treeOf(record, cutting.parts)
  if (!seen && !cutting.kept.has(record)) return null
  if (record.type === 'BOOLEAN_OPERATION') {
    return treeOf(record, cutting.parts)
  }
  const id = idOf(record, cutting.parts)
  if (!record.children) return id
  const below = cutChildren(record, seen ? area : null, cutting)
  return `[${[id, ...below].join(',')}]`
}

function cutChildren(
  record: NodeRecord,
  area: Rect | null,
  cutting: Cutting
): string[] {
  const within = areaWithin(record, area)
  const below: string[] = []
  for (const child of childrenNear(record, within, cutting)) {
    const tree = cutTree(child, within, cutting)
    if (tree !== null) below.push(tree)
  }
  return below
}

function keptAround(selected: NodeRecord[]): Set<NodeRecord> {
  const kept = new Set<NodeRecord>()
  for (const record of selected.slice(0, mostSelected)) {
    let at: NodeRecord | null = record
    while (at && !kept.has(at)) {
      kept.add(at)
      at = at.parent
    }
  }
  return kept
}

/**
 * The current page, cut to what may be seen within an area of it and to what
 * is selected. Reads as a scene; `bounds` is the box around the whole page.
 */
export function viewJson(area: Rect, least: number): string {
  const page = store.currentPage
  const parts: string[] = []
  const cutting = { parts, kept: keptAround(selectionOf(page)), least }
  const tree = cutChildren(page, area, cutting)
  const blocks = blocksOf(page)
  const bounds = blocks.length > 0 ? union(blocks) : null
  return sceneText(tree, parts, { bounds })
}

/** What may be seen within an area and is not too small; nothing else. */
export function layersJson(area: Rect, least: number): string {
  const parts: string[] = []
  const cutting = { parts, kept: new Set<NodeRecord>(), least }
  const tree = cutChildren(store.currentPage, area, cutting)
  return `{"tree":[${tree.join(',')}],"parts":[${parts.join(',')}]}`
}
