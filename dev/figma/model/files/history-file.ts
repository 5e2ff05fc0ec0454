import { type NodeFile, addNode, nodeFile } from './document-file.ts'
import { store } from '../record/document-store.ts'
import { freezeDeep } from '../record/freeze-deep.ts'
import { type Entry, sealStep, steps } from '../edits/undo-steps.ts'
import { addFollower } from '../tree/instances.ts'
import type { NodeRecord } from '../record/node-record.ts'

type EntryFile = Record<string, unknown>

interface RemovedFile {
  node: NodeFile
  parentId: string | null
}

/** The state of undo beside the document: steps, and the nodes they removed. */
export interface HistoryFile {
  done: EntryFile[][]
  undone: EntryFile[][]
  removed: RemovedFile[]
}

function entryFile(entry: Entry): EntryFile {
  const { record, ...rest } = entry
  const file: EntryFile = Object.assign({}, rest, { record: record.id })
  if ('parent' in entry) file['parent'] = entry.parent.id
  return file
}

/** Whether its removed parent still holds it. */
function isHeld(record: NodeRecord): boolean {
  const { parent } = record
  if (!parent || !parent.removed) return false
  return (parent.children || []).includes(record)
}

/** The topmost of the removed nodes that the steps name. */
function removedRoots(all: Entry[][]): NodeRecord[] {
  const named = new Set<NodeRecord>()
  for (const step of all) {
    for (const { record } of step) if (record.removed) named.add(record)
  }
  return Array.from(named).filter(record => !isHeld(record))
}

/** Seals the open step and returns all undo steps as plain data. */
export function historyFile(): HistoryFile {
  sealStep()
  const { done, undone } = steps
  const roots = removedRoots(done.concat(undone))
  return {
    done: done.map(step => step.map(entryFile)),
    undone: undone.map(step => step.map(entryFile)),
    removed: roots.map(record => ({
      node: nodeFile(record),
      parentId: record.parent && record.parent.id
    }))
  }
}

function recordOfId(id: unknown): NodeRecord {
  if (id === store.styles.id) return store.styles
  const record = store.byId.get(String(id))
  if (!record) throw new Error(`The history names the lost node ${String(id)}`)
  return record
}

function readEntry(file: EntryFile): Entry {
  const entry = Object.assign({}, file, { record: recordOfId(file['record']) })
  const parent = 'parent' in file ? { parent: recordOfId(file['parent']) } : {}
  const read = freezeDeepValues(Object.assign(entry, parent))
  noteSources(read)
  return read
}

/** Undo may let an instance follow its former source again. */
function noteSources(entry: Entry): void {
  if (entry.kind !== 'set') return
  if (entry.key !== 'mainComponent' && entry.key !== 'sourceId') return
  addFollower(String(entry.old), entry.record)
  addFollower(String(entry.now), entry.record)
}

function freezeDeepValues(entry: Record<string, unknown>): Entry {
  freezeDeep(entry['old'])
  freezeDeep(entry['now'])
  return entry as unknown as Entry // written by `entryFile`
}

/** After the document was loaded. */
export function loadHistory(file: HistoryFile): void {
  for (const { node } of file.removed) addNode(node, null, true)
  for (const { node, parentId } of file.removed) {
    const record = recordOfId(node.id)
    record.parent = parentId === null ? null : recordOfId(parentId)
  }
  steps.done = file.done.map(step => step.map(readEntry))
  steps.undone = file.undone.map(step => step.map(readEntry))
}
