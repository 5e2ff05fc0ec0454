import { hasOwn } from '../../shared/has-own.ts'
import { isBoardLayer } from '../record/board-layers.ts'
import type { NodeRecord } from '../record/node-record.ts'
import type { Session } from '../record/session.ts'
import { isUnderlineKey } from '../record/text-format.ts'
import { holds } from '../../rules/rules.ts'

const forgetsPassing = holds('events/what-was-made-and-removed-is-no-change')

export type Origin = 'LOCAL' | 'REMOTE'

/** A change of one node since the last delivery. */
export interface Change {
  record: NodeRecord
  kind: 'CREATE' | 'DELETE' | 'PROPERTY_CHANGE'
  origin: Origin
  properties: Set<string>
  /** The page that it lay on when it changed. */
  page: NodeRecord | null
}

interface ChangeLog {
  /** Grows with every change that the page shows. */
  version: number
  /** How much of `version` were no edits but changes of selection or view. */
  passing: number
  listening: boolean
  /** While an event handler runs its own edits are not reported. */
  muted: boolean
  pending: Map<string, Change>
  onFirst: () => void
  created(record: NodeRecord, by: Session | null): void
  deleted(record: NodeRecord, by: Session | null): void
  changed(record: NodeRecord, key: string, by: Session | null): void
}

/** Null for nodes on no page, such as the document and removed nodes. */
export function pageOf(record: NodeRecord): NodeRecord | null {
  let node: NodeRecord | null = record
  while (node && node.type !== 'PAGE') node = node.parent
  return node
}

/** Formats of text that Figma has no name for when they change. */
function hasNoName(key: string): boolean {
  const isOfList = key === 'listOptions' || key === 'indentation'
  return isOfList || isUnderlineKey(key)
}

/** Names that Figma reports for properties of boards and decks; [] for none. */
const boardNames: Record<string, string[]> = {
  textFills: ['text'],
  cells: ['fills'],
  rowHeights: [],
  columnWidths: [],
  isWideWidth: [],
  isSkippedSlide: [],
  buzzAssetType: []
}

const letterKeys = ['characters', 'fontName', 'fontSize']

/** Our stored names → the names Figma reports. */
function reportedNames(record: NodeRecord, key: string): string[] {
  if (hasOwn(boardNames, key)) return boardNames[key] || []
  if (letterKeys.includes(key) && isBoardLayer(record.type)) return ['text']
  if (key === 'matrix') return ['x', 'y', 'rotation', 'relativeTransform']
  if (key === 'targetAspectRatio') return ['constrainProportions']
  if (key === 'paints') return ['paint']
  if (key === 'ranges') return ['fills', 'styledTextSegments']
  if (hasNoName(key)) return ['styledTextSegments']
  return [key]
}

function note(
  record: NodeRecord,
  kind: Change['kind'],
  by: Session | null,
  key?: string
): void {
  if (!changeLog.listening || changeLog.muted) return
  const names = key === undefined ? [] : reportedNames(record, key)
  if (key !== undefined && names.length === 0) return
  const origin = by && by.actor === 'remote' ? 'REMOTE' : 'LOCAL'
  if (changeLog.pending.size === 0) changeLog.onFirst()
  const id = `${record.id} ${origin}`
  let change = changeLog.pending.get(id)
  const wasNew = change !== undefined && change.kind === 'CREATE'
  if (wasNew && kind === 'DELETE' && forgetsPassing) {
    changeLog.pending.delete(id)
    return
  }
  if (!change || kind === 'DELETE') {
    const page = pageOf(record)
    change = { record, kind, origin, properties: new Set(), page }
    changeLog.pending.set(id, change)
  }
  for (const name of names) change.properties.add(name)
}

export const changeLog: ChangeLog = {
  version: 0,
  passing: 0,
  listening: false,
  muted: false,
  pending: new Map(),
  onFirst: () => undefined,
  created(record, by) {
    note(record, 'CREATE', by)
  },
  deleted(record, by) {
    note(record, 'DELETE', by)
  },
  changed(record, key, by) {
    note(record, 'PROPERTY_CHANGE', by, key)
  }
}
