import { createPeer } from '../../../contract/peer.ts'
import { fileId } from '../../../src/document/file-id.ts'
import { loadRecords } from '../../../src/methods/load-records.ts'
import { loadSaved } from '../../../src/methods/load-saved.ts'
import { saveRecords } from '../../../src/methods/save-records.ts'
import { saveText } from '../../../src/methods/save-text.ts'
import { queueCalls } from '../../../src/queue-calls.ts'

/** The controller's own code for client storage and records. */
export const controller = {
  createPeer,
  fileId,
  loadRecords,
  loadSaved,
  queueCalls,
  saveRecords,
  saveText
}

export type Controller = typeof controller
