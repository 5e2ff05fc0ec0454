import { holds } from '../rules/rules.ts'
import type { Drop } from '../shared/host.ts'
import { inverse, transformPoint } from '../shared/matrix.ts'
import { store } from '../model/record/document-store.ts'
import { contains } from '../model/tree/drop-target.ts'
import { absoluteMatrix } from '../model/geometry/geometry.ts'
import { handleOf } from '../nodes/handles/handle.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { emit } from './plugin/plugin-events.ts'
import type { Session } from '../model/record/session.ts'
import { decodeText } from './plugin/decode-text.ts'

const checksParents = holds('drop/only-parents-take-it')
const passesLocked = holds('drop/passes-locked-layers')

/** Figma: only layers that can take children are targets. */
function isParent({ type, children }: NodeRecord): boolean {
  if (type === 'INSTANCE' && checksParents) return false
  return children !== null
}

/** The deepest visible container under a point, or the page. */
function targetAt(parent: NodeRecord, x: number, y: number): NodeRecord {
  const hits = (parent.children || []).filter(
    child =>
      child.props.visible &&
      (!child.props.locked || !passesLocked) &&
      isParent(child) &&
      contains(child, { x, y })
  )
  const hit = hits.pop()
  const inner = hit ? targetAt(hit, x, y) : parent
  // The grid and its rows take no drops.
  const isGridPart = /^SLIDE_(GRID|ROW)$/.test(inner.type)
  return isGridPart && checksParents ? store.currentPage : inner
}

function dropFile(file: Drop['files'][number]): object {
  return {
    name: file.name,
    type: file.type,
    getBytesAsync: async () => file.bytes,
    getTextAsync: async () => decodeText(file.bytes)
  }
}

/** Calls the plugin's drop handlers; false when one took it over. */
export function drop(session: Session, dropped: Drop): boolean {
  const target = targetAt(store.currentPage, dropped.x, dropped.y)
  const matrix = absoluteMatrix(target)
  const at = transformPoint(inverse(matrix), dropped)
  const results = emit('drop', {
    node: handleOf(session, target),
    x: at.x,
    y: at.y,
    absoluteX: dropped.x,
    absoluteY: dropped.y,
    items: dropped.items,
    files: dropped.files.map(dropFile),
    dropMetadata: dropped.dropMetadata
  })
  return !results.includes(false) || !holds('drop/handler-may-take-it-over')
}
