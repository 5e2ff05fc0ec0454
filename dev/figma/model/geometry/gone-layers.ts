import type { NodeRecord } from '../record/node-record.ts'

let gone: string[] = []

/** A layer was removed. If it comes back, the host is told of it anew. */
export function noteGone(record: NodeRecord): void {
  if (!record.drawn) return
  record.drawn = false
  record.seen = null
  gone.push(record.id)
}

/** The ids of layers that the host knows and that are gone; told once. */
export function takeGone(): string[] {
  const told = gone
  gone = []
  return told
}
