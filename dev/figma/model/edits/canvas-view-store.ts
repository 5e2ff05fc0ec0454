import { changeLog } from './change-log.ts'
import { holds } from '../../rules/rules.ts'
import type { NodeRecord } from '../record/node-record.ts'

interface CanvasView {
  /** The view in Slides and Buzz; other editors have none. */
  view: 'grid' | 'single-asset'
  /** The last focused node. */
  focused: NodeRecord | null
  /** The document is a deck, whose rows hold slides. */
  isDeck: boolean
  onChange: () => void
}

export const canvasView: CanvasView = {
  view: 'grid',
  focused: null,
  isDeck: false,
  onChange: () => undefined
}

/** A change of the view is no edit. */
function noteLook(): void {
  changeLog.version += 1
  changeLog.passing += 1
}

/** Focuses a node of the grid; null focuses none. */
export function focusOn(record: NodeRecord | null): void {
  canvasView.focused = record
  noteLook()
}

/** Shows all of the grid, or one of what is in it alone. */
export function changeView(view: CanvasView['view']): void {
  if (view === canvasView.view) return
  canvasView.view = view
  noteLook()
  canvasView.onChange()
}

function isInTree(record: NodeRecord): boolean {
  return !record.removed && record.parent !== null
}

/** The focused node; null for the whole grid. */
export function focusedNode(cells: NodeRecord[][]): NodeRecord | null {
  const { view, focused } = canvasView
  if (view === 'grid' && holds('canvas-grid/no-focus-in-the-grid')) return null
  if (focused && isInTree(focused)) return focused
  for (const [first] of cells) if (first) return first
  return null
}

/** Figma: new layers go into the focused node. */
export function parentOfNew(cells: NodeRecord[][]): NodeRecord | null {
  if (!holds('canvas-grid/new-layers-go-into-the-focused')) return null
  const focused = focusedNode(cells)
  const isHolder = focused && focused.children && focused.type !== 'INSTANCE'
  return isHolder ? focused : null
}
