import { checkString, wrongType } from '../../nodes/checks/check.ts'
import { holds } from '../../rules/rules.ts'
import { store } from '../../model/record/document-store.ts'
import { type Handle, editable, isHandle } from '../../nodes/handles/handle.ts'
import { enter } from './figma-create.ts'
import { assertDesignEditor } from '../../nodes/handles/assert-design-editor.ts'
import { attach, detach } from '../../model/edits/history.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import {
  type StyleRecordType,
  reportedType
} from '../../model/record/style-types.ts'

/** The folder of `a/b/name` is `a/b`; the topmost folder has no name. */
function folderOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')))
}

function isIn(style: NodeRecord, folder: string): boolean {
  const own = folderOf(style.props.name)
  return own === folder || own.startsWith(`${folder}/`)
}

function localStyle(
  op: string,
  prop: string,
  type: StyleRecordType,
  value: unknown
): NodeRecord {
  const style = isHandle(value) ? editable(value, op) : null
  if (style && style.type === type) return style
  throw wrongType(op, prop, `${reportedType(type)} style`, value)
}

function put(style: NodeRecord, index: number): void {
  detach(style, true)
  attach(style, store.styles, index)
}

function stylesOf(type: StyleRecordType): NodeRecord[] {
  return (store.styles.children || []).filter(one => one.type === type)
}

function indexOf(style: NodeRecord | undefined): number {
  return (store.styles.children || []).indexOf(style as NodeRecord) // or none
}

function moveStyle(
  op: string,
  type: StyleRecordType,
  target: unknown,
  reference: unknown
): void {
  const style = localStyle(op, 'targetNode', type, target)
  const after =
    reference === null ? null : localStyle(op, 'reference', type, reference)
  if (after === style) return
  const folder = folderOf(style.props.name)
  const apart = after && folderOf(after.props.name) !== folder
  if (apart && holds('style-order/moves-stay-in-the-folder')) {
    throw new Error(`in ${op}: Both styles must be in the same folder`)
  }
  const first = stylesOf(type).find(one => one !== style && isIn(one, folder))
  if (!after && !first) return
  detach(style, true)
  attach(style, store.styles, after ? indexOf(after) + 1 : indexOf(first))
}

function folder(op: string, prop: string, type: StyleRecordType, of: unknown) {
  const name = checkString(op, prop, of)
  const styles = stylesOf(type).filter(one => isIn(one, name))
  if (name !== '' && styles.length > 0) return { name, styles }
  throw new Error(`in ${op}: Could not find a folder with the name "${name}"`)
}

function moveFolder(
  op: string,
  type: StyleRecordType,
  target: unknown,
  reference: unknown
): void {
  const moved = folder(op, 'targetFolder', type, target)
  const parent = folderOf(moved.name)
  const after =
    reference === null ? null : folder(op, 'reference', type, reference)
  const apart = after && folderOf(after.name) !== parent
  if (apart && holds('style-order/moves-stay-in-the-folder')) {
    throw new Error(`in ${op}: Both folders must be in the same folder`)
  }
  const rest = stylesOf(type).filter(one => !moved.styles.includes(one))
  const first = rest.find(one => isIn(one, parent) || parent === '')
  if (!after && !first) return
  const last = after && after.styles[after.styles.length - 1]
  let at = last ? indexOf(last) + 1 : indexOf(first)
  for (const style of moved.styles) {
    if (indexOf(style) < at) at -= 1
    put(style, at)
    at += 1
  }
}

/** The members of `figma` that put local styles in order. */
export function styleOrderMembers(session: Session) {
  const style =
    (op: string, type: StyleRecordType) =>
    (target: Handle, reference: Handle | null): void => {
      enter(session, op)
      assertDesignEditor(session, op)
      moveStyle(op, type, target, reference)
    }
  const folders =
    (op: string, type: StyleRecordType) =>
    (target: string, reference: string | null): void => {
      enter(session, op)
      assertDesignEditor(session, op)
      moveFolder(op, type, target, reference)
    }
  return {
    moveLocalPaintStyleAfter: style('moveLocalPaintStyleAfter', 'PAINT'),
    moveLocalTextStyleAfter: style('moveLocalTextStyleAfter', 'TEXT_STYLE'),
    moveLocalEffectStyleAfter: style('moveLocalEffectStyleAfter', 'EFFECT'),
    moveLocalGridStyleAfter: style('moveLocalGridStyleAfter', 'GRID'),
    moveLocalPaintFolderAfter: folders('moveLocalPaintFolderAfter', 'PAINT'),
    moveLocalTextFolderAfter: folders('moveLocalTextFolderAfter', 'TEXT_STYLE'),
    moveLocalEffectFolderAfter: folders('moveLocalEffectFolderAfter', 'EFFECT'),
    moveLocalGridFolderAfter: folders('moveLocalGridFolderAfter', 'GRID')
  }
}
