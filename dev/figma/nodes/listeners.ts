import type { NodeRecord } from '../model/node-record.ts'

export interface PageListener {
  page: NodeRecord
  listener: (event: unknown) => void
  once: boolean
}

/** The plugin's `page.on('nodechange')` listeners. */
export const pageListeners: Set<PageListener> = new Set()
