import {
  type Rect,
  grown,
  sharedPart,
  overlaps,
  encloses
} from '../../shared/rect.ts'
import { store } from '../record/document-store.ts'
import {
  backdropReach,
  reachOf,
  blocksOf,
  contentBox
} from '../geometry/reach.ts'
import { isGroup } from '../geometry/geometry.ts'
import { inverse, transformBox } from '../../shared/matrix.ts'
import type { NodeRecord, SeenTree } from '../record/node-record.ts'
import { idOf, layersText, sceneText, treeOf } from './scene.ts'
import { selectionOf } from '../edits/selection-store.ts'

/** Selected layers beyond this number are only given as ids. */
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
      const isNear = inReach && overlaps(reachOf(child), area)
      // Figma: where a mask is not, it shows nothing of the others.
      if (isNear || child.props.isMask || kept.has(child)) near.push(child)
    }
  }
  return near
}

/** The area in the axes in which a layer's children are placed. */
function areaWithin(record: NodeRecord, area: Rect | null): Rect | null {
  if (!area || isGroup(record) || record.type === 'PAGE') return area
  const { props } = record
  const inner = transformBox(inverse(props.matrix), area)
  const { width, height } = props
  const own = { x: 0, y: 0, width, height }
  return props.clipsContent ? sharedPart(inner, own) : inner
}

function cachedTree({ seen }: NodeRecord, least: number): string | null {
  const found = (seen || []).find(one => one.least === least)
  return found ? found.text : null
}

/** Two trees are kept: canvas and tiles ask in turn, by different sizes. */
function newestTree({ seen }: NodeRecord): SeenTree[] {
  return (seen || []).slice(0, 1)
}

/** Null for a layer that is neither in view nor selected nor around such. */
function cutTree(
  record: NodeRecord,
  area: Rect | null,
  cutting: Cutting
): string | null {
  const { parts, kept, least } = cutting
  if (record.props.isMask) return treeOf(record, parts)
  const reach = reachOf(record)
  const large = reach.width >= least || reach.height >= least
  const { visible } = record.props
  const seen = area !== null && large && visible && overlaps(reach, area)
  const isKept = kept.has(record)
  if (!seen && !isKept) return null
  if (record.type === 'BOOLEAN_OPERATION') return treeOf(record, parts)
  if (!record.children) return idOf(record, parts)
  const isWhole = seen && !isKept && encloses(area, reach)
  const last = isWhole ? cachedTree(record, least) : null
  if (last !== null) return last
  const id = idOf(record, parts)
  const below = cutChildren(record, seen ? area : null, cutting)
  below.unshift(id)
  const text = `[${below.join(',')}]`
  if (isWhole) record.seen = [{ least, text }].concat(newestTree(record))
  return text
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
  return sceneText(tree, parts, { bounds: contentBox(page) })
}

/** The layers that may show within an area and are not too small. */
export function layersJson(area: Rect, least: number): string {
  const parts: string[] = []
  const cutting = { parts, kept: new Set<NodeRecord>(), least }
  let tree: string[] = []
  let beside = -1
  // A background blur may show layers outside the area.
  while (backdropReach() > beside) {
    beside = backdropReach()
    tree = cutChildren(store.currentPage, grown(area, beside), cutting)
  }
  return `{${layersText(tree, parts)}}`
}
