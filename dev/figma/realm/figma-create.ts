import { holds } from '../core/rules.ts'
import { checkString } from '../nodes/check.ts'
import { newRecord, store } from '../model/document-store.ts'
import {
  type Handle,
  assertOpen,
  assertWritable,
  handleOf
} from '../nodes/handle.ts'
import { attach } from '../model/history.ts'
import { actAs } from '../model/undo-steps.ts'
import type { Props, RecordType } from '../model/node-record.ts'
import type { Session } from '../model/session.ts'
import { numberedName } from '../model/numbered-name.ts'
import { isDividerName } from '../model/page-divider.ts'
import { placeOnPage } from '../model/tree.ts'

/** Throws where the session may not write, and names who does. */
export function enter(session: Session, op: string): void {
  assertOpen(session, op)
  assertWritable(session, op)
  actAs(session)
}

function create(
  session: Session,
  op: string,
  type: RecordType,
  own: Partial<Props> = {}
): Handle {
  enter(session, op)
  const record = newRecord(type, own)
  placeOnPage(record)
  return handleOf(session, record)
}

/** Throws in editors that do not have this member of `figma`. */
export function onlyIn(session: Session, op: string, editors: string[]): void {
  // Dev Mode has them all and lets none of them write.
  if (editors.concat('dev').includes(session.editorType)) return
  throw new Error(
    `in ${op}: This function is not available in the ${session.editorType} editor`
  )
}

const mostFreePages = 3
const knowsEditors = holds('modes/members-of-other-editors-throw')

function assertMorePages(session: Session, op: string, count: number): void {
  if (session.team !== 'free' || count < mostFreePages) return
  if (!holds('modes/free-team-has-three-pages')) return
  throw new Error(
    `in ${op}: The Starter plan only comes with ${mostFreePages} pages. ` +
      'Upgrade to Professional for unlimited pages.'
  )
}

export function createPage(session: Session): Handle {
  const op = 'createPage'
  enter(session, op)
  if (knowsEditors) onlyIn(session, op, ['figma'])
  const pages = store.root.children || []
  assertMorePages(session, op, pages.length)
  const page = newRecord('PAGE', { name: numberedName('Page', pages) })
  attach(page, store.root, pages.length)
  return handleOf(session, page)
}

function createPageDivider(session: Session, name: unknown): Handle {
  const op = 'createPageDivider'
  enter(session, op)
  if (knowsEditors) onlyIn(session, op, ['figma'])
  const pages = store.root.children || []
  assertMorePages(session, op, pages.length)
  const own = name === undefined ? '---' : checkString(op, 'dividerName', name)
  if (!isDividerName(own) && holds('tree/dividers-have-divider-names')) {
    throw new Error(`in ${op}: "${own}" is not a page divider name`)
  }
  const page = newRecord('PAGE', { name: own })
  attach(page, store.root, pages.length)
  return handleOf(session, page)
}

/** The members of `figma` that make nodes and styles. */
export function creators(session: Session) {
  return {
    createRectangle: () => create(session, 'createRectangle', 'RECTANGLE'),
    createEllipse: () => create(session, 'createEllipse', 'ELLIPSE'),
    createLine: () => create(session, 'createLine', 'LINE'),
    createVector: () => create(session, 'createVector', 'VECTOR'),
    createFrame: () => create(session, 'createFrame', 'FRAME'),
    createText: () => create(session, 'createText', 'TEXT'),
    createSection: () => create(session, 'createSection', 'SECTION'),
    createComponent: () => {
      if (knowsEditors) onlyIn(session, 'createComponent', ['figma'])
      return create(session, 'createComponent', 'COMPONENT')
    },
    createPolygon: () => create(session, 'createPolygon', 'POLYGON'),
    createStar: () => create(session, 'createStar', 'STAR'),
    createSlice: () => create(session, 'createSlice', 'SLICE'),
    createBooleanOperation: () =>
      create(session, 'createBooleanOperation', 'BOOLEAN_OPERATION'),
    createPage: () => createPage(session),
    createPageDivider: (dividerName?: unknown) =>
      createPageDivider(session, dividerName)
  }
}
