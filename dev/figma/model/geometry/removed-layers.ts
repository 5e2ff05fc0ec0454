import type { NodeRecord } from '../record/node-record.ts'

let removed: string[] = []

/** A layer was removed. If it returns, the host reads it again. */
export function noteRemoved(record: NodeRecord): void {
  if (!record.drawn) return
  record.drawn = false
  record.seen = null
  removed.push(record.id)
}

/** The ids of removed layers that the host knows; each is given once. */
export function takeRemoved(): string[] {
  const ids = removed
  removed = []
  return ids
}
