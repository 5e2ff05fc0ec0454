import type { DocumentFacts, KeptData } from '../shared/document-facts.ts'
import { changeLog } from '../model/edits/change-log.ts'
import { dataFile } from '../model/files/document-file.ts'
import { findNode, store } from '../model/record/document-store.ts'

export function documentFacts(): DocumentFacts {
  return {
    name: store.root.props.name,
    edits: changeLog.version - changeLog.passing,
    layers: store.byId.size
  }
}

/** Of the document for null. */
export function keptData(id: string | null): KeptData {
  const record = id === null ? store.root : findNode(id)
  return {
    pluginData: (record && dataFile(record)) || {},
    relaunchData: (record && record.props.relaunchData) || {}
  }
}
