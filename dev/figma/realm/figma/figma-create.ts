import { holds } from '../../rules/rules.ts'
import { checkString } from '../../nodes/checks/check.ts'
import { newRecord, store } from '../../model/record/document-store.ts'
import {
  type Handle,
  assertOpen,
  assertWritable,
  handleOf
} from '../../nodes/handles/handle.ts'
import { attach } from '../../model/edits/history.ts'
import { actAs } from '../../model/edits/undo-steps.ts'
import type {
  NodeRecord,
  Props,
  RecordType
} from '../../model/record/node-record.ts'
import { assertDesignEditor } from '../../nodes/handles/assert-design-editor.ts'
import type { Session } from '../../model/record/session.ts'
import { numberedName } from '../../model/tree/numbered-name.ts'
import { isDividerName } from '../../model/record/page-divider.ts'
import { placeNew } from '../../model/tree/place-new.ts'

/**
 * Throws where the session may not write; makes it the actor of the next edits.
 */
export function enter(session: Session, op: string): void {
  assertOpen(session, op)
  assertWritable(session, op)
  actAs(session)
}

/** A new layer where new layers go. */
export function create(
  session: Session,
  op: string,
  type: RecordType,
  own: Partial<Props> = {}
): Handle {
  enter(session, op)
  const record = newRecord(type, own)
  placeNew(record)
  return handleOf(session, record)
}

const mostFreePages = 3

function assertMorePages(session: Session, op: string, count: number): void {
  if (session.team !== 'free' || count < mostFreePages) return
  if (!holds('modes/free-team-has-three-pages')) return
  throw new Error(
    `in ${op}: The Starter plan only comes with ${mostFreePages} pages. ` +
      'Upgrade to Professional for unlimited pages.'
  )
}

function addPage(
  session: Session,
  op: string,
  nameIn: (pages: NodeRecord[]) => string
): Handle {
  enter(session, op)
  assertDesignEditor(session, op)
  const pages = store.root.children || []
  assertMorePages(session, op, pages.length)
  const page = newRecord('PAGE', { name: nameIn(pages) })
  attach(page, store.root, pages.length)
  session.loadedPages.add(page)
  return handleOf(session, page)
}

export function createPage(session: Session): Handle {
  return addPage(session, 'createPage', pages => numberedName('Page', pages))
}

function createPageDivider(session: Session, given: unknown): Handle {
  const op = 'createPageDivider'
  return addPage(session, op, () => {
    const name =
      given === undefined ? '---' : checkString(op, 'dividerName', given)
    if (isDividerName(name) || !holds('tree/dividers-have-divider-names')) {
      return name
    }
    throw new Error(`in ${op}: "${name}" is not a page divider name`)
  })
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
      assertDesignEditor(session, 'createComponent')
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
