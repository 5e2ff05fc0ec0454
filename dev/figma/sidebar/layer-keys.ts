import { type LayerRow, rowForKey } from './layer-rows.ts'
import { setLayerOpen } from './open-layers.ts'

interface Actions {
  goTo: (index: number, add: boolean) => void
  rename: (id: string) => void
  select: (id: string) => void
}

/** The keys of a tree; false for those it does not know. */
export function pressLayerKey(
  rows: LayerRow[],
  current: number,
  event: KeyboardEvent,
  actions: Actions
): boolean {
  const row = rows[current]
  if (!row) return false
  const { key, shiftKey } = event
  const { id } = row.node
  if (key === 'ArrowRight' && row.expanded === false) setLayerOpen(id, true)
  else if (key === 'ArrowLeft' && row.expanded) setLayerOpen(id, false)
  else if (key === 'F2') actions.rename(id)
  else if (key === 'Enter' || key === ' ') actions.select(id)
  else {
    const next = rowForKey(rows, current, key)
    if (next === null) return false
    actions.goTo(next, shiftKey)
  }
  return true
}
