import type { Host } from '../../shared/host.ts'
import type { LayerRow } from '../../shared/layer-facts.ts'
import { act } from '../../controls/act.ts'
import { $renaming } from '../../canvas/gestures/renaming.ts'
import { onTop } from './layer-drop.ts'
import { setLayerOpen } from './open-layers.ts'
import { isTypingName, typedName } from './typed-name.ts'

/** The row that the keys are for. */
export interface Current {
  row: LayerRow
  index: number
  total: number
  open: string[]
  selection: string[]
}

/**
 * The keys of a tree. The answer is the row to go to, `null` when the key did
 * something else, `undefined` for a key that means nothing here.
 */
export function pressLayerKey(
  host: Host,
  current: Current,
  event: KeyboardEvent
): number | null | undefined {
  if (event.ctrlKey || event.metaKey) return undefined
  if (event.altKey) return moveLayer(host, current, event.key)
  const { row, index, total, open } = current
  if (event.key === ' ' && isTypingName(event.timeStamp)) {
    return findByName(host, current, event)
  }
  switch (event.key) {
    case 'ArrowDown':
      return Math.min(total - 1, index + 1)
    case 'ArrowUp':
      return Math.max(0, index - 1)
    case 'Home':
      return 0
    case 'End':
      return total - 1
    case 'ArrowRight':
      if (row.expanded) return index + 1
      if (row.expanded === false) setLayerOpen(row.id, true)
      return null
    case 'ArrowLeft':
      if (!row.expanded && row.level > 1) {
        return host.findLayerRow(open, { id: row.parentId })
      }
      setLayerOpen(row.id, false)
      return null
    case 'F2':
      if (host.canEdit()) $renaming.set(row.id)
      return null
    case 'Enter':
    case ' ':
      act(() => host.user.select([row.id]))
      return null
    default:
      return findByName(host, current, event)
  }
}

function findByName(
  host: Host,
  { index, open }: Current,
  event: KeyboardEvent
): number | null | undefined {
  const { key, timeStamp } = event
  const goesOn = isTypingName(timeStamp)
  const isPart = key.length === 1 && (goesOn || /[\p{L}\p{N}]/u.test(key))
  if (!isPart) return undefined
  const { name, first } = typedName(key, timeStamp)
  // A longer beginning may still match the same row.
  const after = first ? index : index - 1
  const found = host.findLayerRow(open, { name, after })
  return found < 0 ? null : found
}

/** What dragging in the list does: up, down, into the row above, out. */
function moveLayer(
  host: Host,
  { row, index, open, selection }: Current,
  key: string
): null | undefined {
  const ids = selection.includes(row.id) ? selection : [row.id]
  const { user } = host
  if (key === 'ArrowUp') act(() => user.order(ids, 'forward'))
  else if (key === 'ArrowDown') act(() => user.order(ids, 'backward'))
  else if (key === 'ArrowRight') {
    const [above] = index > 0 ? host.layerRows(open, index - 1, 1).rows : []
    if (above) act(() => user.moveInto(ids, above.id, onTop))
  } else if (key === 'ArrowLeft' && row.level > 1) moveOut(host, row, open, ids)
  else return undefined
  return null
}

function moveOut(
  host: Host,
  row: LayerRow,
  open: string[],
  ids: string[]
): void {
  const at = host.findLayerRow(open, { id: row.parentId })
  const [parent] = host.layerRows(open, at, 1).rows
  if (!parent) return
  const index = parent.count - parent.position + 1
  act(() => host.user.moveInto(ids, parent.parentId, index))
}
