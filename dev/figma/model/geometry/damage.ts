import { type Rect, grown } from '../../shared/rect.ts'
import { effectMargin } from '../../shared/layer-margins.ts'
import { transformBox } from '../../shared/matrix.ts'
import { store } from '../record/document-store.ts'
import { isGroup } from './geometry.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { backdropReach, marginOf, reachOf } from './reach.ts'

/** With more changes than this, everything counts as changed. */
const most = 64

interface Damage {
  /** The page that was asked about last. */
  page: NodeRecord | null
  everywhere: boolean
  /** The areas on the page where changed layers were. */
  left: Rect[]
  /** Changed layers whose new area is measured on request. */
  changed: Set<NodeRecord>
}

const damage: Damage = {
  page: null,
  everywhere: true,
  left: [],
  changed: new Set()
}

/** To be called before measurements of a layer or its place are discarded. */
export function noteOldPlace(record: NodeRecord): void {
  if (damage.everywhere) return
  // Figma: a mask decides what is seen of others, wherever they lie.
  if (record.props.isMask) return noteEverywhere()
  // A layer without measurements is already among the changed, or was never
  // seen.
  if (!record.reach) return
  const box = onPage(record, record.reach)
  if (box) damage.left.push(box)
  if (damage.left.length > most) noteEverywhere()
}

/** To be called after a layer changed. */
export function noteNewPlace(record: NodeRecord, key?: keyof Props): void {
  if (damage.everywhere) return
  if (record.props.isMask || key === 'isMask') return noteEverywhere()
  damage.changed.add(record)
  if (damage.changed.size > most) noteEverywhere()
}

/** Marks everything as changed. */
export function noteEverywhere(): void {
  damage.everywhere = true
  damage.left = []
  damage.changed.clear()
}

/** Null for a layer that is not on the current page. */
function onPage(record: NodeRecord, reach: Rect): Rect | null {
  let box = reach
  for (let at = record.parent; at; at = at.parent) {
    if (at.type === 'PAGE') return at === store.currentPage ? box : null
    if (!isGroup(at)) box = transformBox(at.props.matrix, box)
    // Its content casts its shadow and forms its outline.
    const outlined = at.type === 'BOOLEAN_OPERATION'
    box = grown(box, outlined ? marginOf(at) : effectMargin(at.props.effects))
  }
  return null
}

/**
 * Where the current page may look otherwise than when this was last asked;
 * null for everywhere.
 */
export function takeDamage(): Rect[] | null {
  const known = !damage.everywhere && damage.page === store.currentPage
  const areas = damage.left
  damage.changed.forEach(record => {
    const box = record.removed ? null : onPage(record, reachOf(record))
    if (box) areas.push(box)
  })
  damage.page = store.currentPage
  damage.everywhere = false
  damage.left = []
  damage.changed.clear()
  // A background blur shows changes outside the layer too.
  return known ? areas.map(area => grown(area, backdropReach())) : null
}
