import { documentKeys } from '../../contract/document.ts'

let known = ''
let isRequired = false

/**
 * The id of this file. Until `saveFileId`, a new id is only in memory:
 * opening the plugin changes nothing.
 */
export function fileId(): string {
  const saved = figma.root.getPluginData(documentKeys.fileId)
  known = saved || known || makeId()
  return known
}

/** Call it with every change to the file. */
export function saveFileId(): void {
  const key = documentKeys.fileId
  if (figma.root.getPluginData(key) === '') {
    figma.root.setPluginData(key, fileId())
  }
}

/** Call it when something outside the file refers to its id. */
export function requireFileId(): void {
  isRequired = true
  saveFileId()
}

/** Writes a required id again: undo may have removed it. */
export function saveRequiredFileId(): void {
  if (isRequired) saveFileId()
}

// Figma: the sandbox has no crypto; the id is not a secret
function makeId(): string {
  let id = ''
  while (id.length < 32) id += Math.floor(Math.random() * 16).toString(16)
  return id
}
