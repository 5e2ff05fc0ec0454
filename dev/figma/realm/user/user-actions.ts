import { hasOwn } from '../../shared/has-own.ts'
import { holds } from '../../rules/rules.ts'
import { redo, undo } from '../../model/edits/undo.ts'
import { actAs, sealStep, steps } from '../../model/edits/undo-steps.ts'
import { cellAround, gridCells } from '../../model/tree/canvas-grid.ts'
import {
  changeView,
  focusOn,
  focusedNode
} from '../../model/edits/canvas-view-store.ts'
import { viewport } from '../../model/record/viewport-store.ts'
import { goToPage, leaveRemovedPage } from '../figma/pages.ts'
import { findLayer, person } from './person.ts'
import { clipboardEdits } from './user-clipboard.ts'
import { pictureEdits } from './user-pictures.ts'
import { moves } from './user-moves.ts'
import { pageEdits } from './user-pages.ts'
import { selections } from './user-selection.ts'
import { propertyEdits } from './user-set.ts'
import { treeEdits } from './user-tree.ts'

/** View changes are not edits and start no undo step. */
const views = {
  ...selections,
  goToPage: (id: string) => goToPage(findLayer(id)),
  setViewport({ x, y }: Vector, zoom: number) {
    Object.assign(viewport, { x, y, zoom })
  },
  focus(id: string | null): string | null {
    if (id !== null) focusOn(id === '' ? null : cellAround(findLayer(id)))
    changeView(id === null ? 'grid' : 'single-asset')
    const focused = focusedNode(gridCells())
    return focused && focused.id
  },
  setCanvasSize(width: number, height: number) {
    viewport.width = width
    viewport.height = height
  }
}

const edits = {
  ...moves,
  ...treeEdits,
  ...propertyEdits,
  ...pageEdits,
  ...clipboardEdits,
  ...pictureEdits,
  undo() {
    undo()
    leaveRemovedPage()
  },
  redo() {
    redo()
    leaveRemovedPage()
  }
}

export type UserAction = keyof typeof views | keyof typeof edits

type Action = (...given: unknown[]) => unknown

/** Reverts the edits of a refused action. */
function revertTo(stepCount: number): void {
  sealStep()
  if (steps.done.length <= stepCount) return
  undo()
  steps.undone.pop()
}

function sealOwnStep(): void {
  if (holds('user-actions/each-edit-is-a-step')) sealStep()
}

/** Runs an action of a person; each edit is one undo step. */
export function userAction(name: UserAction, args: unknown[]): unknown {
  if (hasOwn(views, name)) {
    const view = views[name as keyof typeof views] as Action // typed in Host
    return view(...args)
  }
  actAs(person)
  sealOwnStep()
  const edit = edits[name as keyof typeof edits] as Action // likewise
  const stepCount = steps.done.length
  try {
    const result = edit(...args)
    sealOwnStep()
    return result
  } catch (error) {
    revertTo(stepCount)
    throw error
  }
}
