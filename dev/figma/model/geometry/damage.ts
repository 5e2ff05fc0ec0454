import { type Rect, grown } from '../../shared/rect.ts'
import { effectMargin } from '../../shared/layer-margins.ts'
import { transformBox } from '../../shared/matrix.ts'
import { store } from '../record/document-store.ts'
import { isGroup } from './geometry.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { backdropReach, marginOf, reachOf } from './reach.ts'

/** Of more changes than that nobody asks where they are. */
const most = 64

interface Damage {
  /** The page that was asked about last. */
  page: NodeRecord | null
  everywhere: boolean
  /** Where changed layers were, on the page. */
  left: Rect[]
  /** Where they are is measured when it is asked for. */
  changed: Set<NodeRecord>
}

const damage: Damage = {
  page: null,
  everywhere: true,
  left: [],
  changed: new Set()
}

/** Before something of a layer or its place is forgotten. */
export function noteOldPlace(record: NodeRecord): void {
  if (damage.everywhere) return
  // Figma: a mask decides what is seen of others, wherever they lie.
  if (record.props.isMask) return noteEverywhere()
  // What was not measured since is among the changed, or was never seen.
  if (!record.reach) return
  const box = onPage(record, record.reach)
  if (box) damage.left.push(box)
  if (damage.left.length > most) noteEverywhere()
}

/** After a layer changed. */
export function noteNewPlace(record: NodeRecord, key?: keyof Props): void {
  if (damage.everywhere) return
  if (record.props.isMask || key === 'isMask') return noteEverywhere()
  damage.changed.add(record)
  if (damage.changed.size > most) noteEverywhere()
}

/** Nobody knows where the document changed. */
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
    // What it holds casts its shadow and gives it its outline.
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
  // What is blurred below a layer is seen beside it too.
  return known ? areas.map(area => grown(area, backdropReach())) : null
}
