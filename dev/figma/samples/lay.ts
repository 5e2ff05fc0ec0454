import type { Rect } from '../shared/rect.ts'
import { type Matrix, singleMatrix } from '../shared/matrix.ts'
import { newRecord, store } from '../model/record/document-store.ts'
import type {
  NodeRecord,
  Props,
  RecordType
} from '../model/record/node-record.ts'

type Own = Partial<Props>

export function box(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height }
}

function revive(record: NodeRecord): void {
  record.removed = false
  if (record.children) for (const child of record.children) revive(child)
}

/** Attaches a record to a parent as loading does: no step, no event. */
export function attach(record: NodeRecord, parent: NodeRecord): NodeRecord {
  revive(record)
  record.parent = parent
  if (parent.children) parent.children.push(record)
  return record
}

function placeOf({ x, y }: Rect): Matrix {
  return singleMatrix([
    [1, 0, x],
    [0, 1, y]
  ])
}

/** The properties of a new layer: its name and its place. */
export function placed(name: string, at: Rect, own: Own = {}): Own {
  const { width, height } = at
  return Object.assign({ name, matrix: placeOf(at), width, height }, own)
}

/** A new layer at the end of its parent; `own` must be frozen values. */
export function lay(
  parent: NodeRecord,
  type: RecordType,
  name: string,
  at: Rect,
  own: Own = {}
): NodeRecord {
  return attach(newRecord(type, placed(name, at, own)), parent)
}

/** Places a record that was made in another way, such as an instance. */
export function put(record: NodeRecord, at: Rect): NodeRecord {
  Object.assign(record.props, {
    matrix: placeOf(at),
    width: at.width,
    height: at.height
  })
  return record
}

interface Lettering extends Own {
  size?: number
  style?: string
}

/** A text in Inter; its box has the width that is given. */
export function write(
  parent: NodeRecord,
  characters: string,
  at: Rect,
  lettering: Lettering = {}
): NodeRecord {
  const { size = 16, style = 'Regular', ...own } = lettering
  const text: Own = {
    characters,
    fontSize: size,
    fontName: Object.freeze({ family: 'Inter', style }),
    textAutoResize: 'NONE'
  }
  const name = characters.slice(0, 40)
  return lay(parent, 'TEXT', name, at, Object.assign(text, own))
}

/** A new page of the document. */
export function newPage(name: string): NodeRecord {
  return attach(newRecord('PAGE', { name }), store.root)
}

/** Rounds all four corners alike. */
export function rounded(radius: number): Own {
  return {
    topLeftRadius: radius,
    topRightRadius: radius,
    bottomLeftRadius: radius,
    bottomRightRadius: radius
  }
}
