import { act } from '../../controls/act.ts'
import { openMenu } from '../../canvas/open-menu.ts'
import { $renaming } from '../../canvas/gestures/renaming.ts'
import type { Host } from '../../shared/host.ts'
import { selectionAfterClick } from './selection-after-click.ts'
import { pressLayerKey } from './layer-keys.ts'
import { reveal, rowAt } from './row-window.ts'

interface Tree {
  list: HTMLElement | null
  open: string[]
  selection: string[]
  /** The layer that keys are for and ranges begin at. */
  active: string
  setActive: (id: string) => void
}

interface Handlers {
  onKeyDown: (event: KeyboardEvent) => void
  onClick: (event: MouseEvent) => void
  onContextMenu: (event: MouseEvent) => void
}

/** What keys and clicks do in the layer list. */
export function treeHandlers(host: Host, tree: Tree): Handlers {
  const { open, selection, active, setActive } = tree

  function goTo(index: number, add: boolean): void {
    const [row] = host.layerRows(open, index, 1).rows
    if (!row) return
    setActive(row.id)
    reveal(tree.list, index)
    const ids = add ? [...new Set([...selection, row.id])] : [row.id]
    act(() => host.user.select(ids))
  }

  return {
    onKeyDown(event) {
      if ($renaming.get()) return
      const index = Math.max(0, host.findLayerRow(open, { id: active }))
      const { rows, total } = host.layerRows(open, index, 1)
      const [row] = rows
      if (!row) return
      const current = { row, index, total, open, selection }
      const next = pressLayerKey(host, current, event)
      if (next === undefined) return
      event.preventDefault()
      if (next !== null) goTo(next, event.shiftKey)
    },
    onClick(event) {
      const clicked = selectionAfterClick(
        host,
        { open, active, selection },
        event
      )
      if (!clicked) return
      setActive(clicked.id)
      act(() => host.user.select(clicked.ids))
    },
    onContextMenu(event) {
      openMenu(event, () => {
        const row = rowAt(host, open, event)
        if (row && !selection.includes(row.id)) host.user.select([row.id])
      })
    }
  }
}
