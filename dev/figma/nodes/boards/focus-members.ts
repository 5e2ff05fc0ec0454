import { holds } from '../../rules/rules.ts'
import { gridCells } from '../../model/tree/canvas-grid.ts'
import { focusOn, focusedNode } from '../../model/edits/canvas-view-store.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { wrongType } from '../checks/check.ts'
import { members } from '../handles/define-node.ts'
import {
  type Handle,
  assertWritable,
  handleOf,
  isHandle,
  live,
  sessionOf
} from '../handles/handle.ts'

type Editor = Session['editorType']

const knowsEditors = holds('canvas-grid/focus-where-there-is-one')

function assertHasMember(page: Handle, name: string, editors: Editor[]): void {
  const session = sessionOf(page)
  const isTrusted = session.actor !== 'plugin'
  if (isTrusted || editors.includes(session.editorType) || !knowsEditors) return
  throw new TypeError(`no such property '${name}' on PAGE node`)
}

function readFocus(
  op: string,
  prop: string,
  value: unknown
): NodeRecord | null {
  if (value === null) return null
  if (!isHandle(value)) throw wrongType(op, prop, 'node', value)
  const record = live(value, op)
  const isInGrid = gridCells().some(row => row.includes(record))
  if (isInGrid || !holds('canvas-grid/only-what-is-in-it-is-focused')) {
    return record
  }
  throw new Error(`in ${op}: Only a slide or asset of the grid can be focused`)
}

function read(page: Handle, name: string): Handle | null {
  live(page, `get_${name}`)
  const record = focusedNode(gridCells())
  return record && handleOf(sessionOf(page), record)
}

function write(page: Handle, name: string, value: unknown): void {
  const op = `set_${name}`
  live(page, op)
  assertWritable(sessionOf(page), op)
  focusOn(readFocus(op, name, value))
}

/** The focused node, in Slides and Buzz. */
export const focusMembers = members({
  get focusedSlide(): Handle | null {
    assertHasMember(this, 'focusedSlide', ['slides'])
    return read(this, 'focusedSlide')
  },
  set focusedSlide(value: unknown) {
    assertHasMember(this, 'focusedSlide', ['slides'])
    write(this, 'focusedSlide', value)
  },
  get focusedNode(): Handle | null {
    assertHasMember(this, 'focusedNode', ['slides', 'buzz', 'dev'])
    return read(this, 'focusedNode')
  },
  set focusedNode(value: unknown) {
    assertHasMember(this, 'focusedNode', ['slides', 'buzz', 'dev'])
    write(this, 'focusedNode', value)
  }
})
