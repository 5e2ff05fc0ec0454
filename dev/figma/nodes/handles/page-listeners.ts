import type { NodeRecord } from '../../model/record/node-record.ts'
import { listenerList } from './listener-list.ts'

/** The plugin's `page.on('nodechange')` listeners, by their pages. */
export const pageListeners = listenerList<NodeRecord>()
