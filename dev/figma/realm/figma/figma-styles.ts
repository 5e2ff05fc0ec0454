import { checkString } from '../../nodes/checks/check.ts'
import { holds } from '../../rules/rules.ts'
import {
  findStyle,
  newRecord,
  store
} from '../../model/record/document-store.ts'
import { enter } from './figma-create.ts'
import { assertDesignEditor } from '../../nodes/handles/assert-design-editor.ts'
import {
  type Handle,
  handleOf,
  refuseDynamic
} from '../../nodes/handles/handle.ts'
import { attach } from '../../model/edits/history.ts'
import { later } from '../../nodes/handles/host-call.ts'
import type { Session } from '../../model/record/session.ts'
import { styleId } from '../../model/styles/style-id.ts'
import type { StyleRecordType } from '../../model/record/style-types.ts'

function create(session: Session, op: string, type: StyleRecordType): Handle {
  enter(session, op)
  assertDesignEditor(session, op)
  const styles = store.styles.children || []
  const style = newRecord(type, {}, styleId())
  attach(style, store.styles, styles.length)
  return handleOf(session, style)
}

function localStyles(session: Session, type: StyleRecordType): Handle[] {
  const hidesRemote = holds('library-styles/not-in-local-lists')
  return (store.styles.children || [])
    .filter(style => style.type === type)
    .filter(style => !style.props.remote || !hidesRemote)
    .map(style => handleOf(session, style))
}

async function localStylesAsync(
  session: Session,
  type: StyleRecordType
): Promise<Handle[]> {
  await later()
  return localStyles(session, type)
}

function localStylesSync(
  session: Session,
  op: string,
  type: StyleRecordType
): Handle[] {
  refuseDynamic(session, op, `figma.${op}Async`)
  return localStyles(session, type)
}

function styleById(session: Session, id: string): Handle | null {
  const record = findStyle(id)
  return record && handleOf(session, record)
}

/** The members of `figma` that make styles and find them. */
export function styleMembers(session: Session) {
  return {
    createPaintStyle: () => create(session, 'createPaintStyle', 'PAINT'),
    createTextStyle: () => create(session, 'createTextStyle', 'TEXT_STYLE'),
    createEffectStyle: () => create(session, 'createEffectStyle', 'EFFECT'),
    createGridStyle: () => create(session, 'createGridStyle', 'GRID'),
    async getStyleByIdAsync(id: unknown) {
      const wanted = checkString('getStyleByIdAsync', 'id', id)
      await later()
      return styleById(session, wanted)
    },
    getStyleById(id: unknown) {
      refuseDynamic(session, 'getStyleById', 'figma.getStyleByIdAsync')
      return styleById(session, checkString('getStyleById', 'id', id))
    },
    getLocalPaintStylesAsync: () => localStylesAsync(session, 'PAINT'),
    getLocalPaintStyles: () =>
      localStylesSync(session, 'getLocalPaintStyles', 'PAINT'),
    getLocalTextStylesAsync: () => localStylesAsync(session, 'TEXT_STYLE'),
    getLocalTextStyles: () =>
      localStylesSync(session, 'getLocalTextStyles', 'TEXT_STYLE'),
    getLocalEffectStylesAsync: () => localStylesAsync(session, 'EFFECT'),
    getLocalEffectStyles: () =>
      localStylesSync(session, 'getLocalEffectStyles', 'EFFECT'),
    getLocalGridStylesAsync: () => localStylesAsync(session, 'GRID'),
    getLocalGridStyles: () =>
      localStylesSync(session, 'getLocalGridStyles', 'GRID')
  }
}
