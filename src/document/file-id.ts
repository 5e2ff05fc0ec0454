import { documentKeys } from '../../contract/document.ts'

let known = ''
let isRequired = false

/**
 * The id of this file. A file we did not write to yet gets one that lives
 * in memory until `saveFileId`: opening the plugin changes nothing.
 */
export function fileId(): string {
  const saved = figma.root.getPluginData(documentKeys.fileId)
  known = saved || known || makeId()
  return known
}

/** To be called with each change that we make to the file. */
export function saveFileId(): void {
  const key = documentKeys.fileId
  if (figma.root.getPluginData(key) === '') {
    figma.root.setPluginData(key, fileId())
  }
}

/** To be called when something outside the file depends on its id. */
export function requireFileId(): void {
  isRequired = true
  saveFileId()
}

/** Undo takes plugin data back: what has to last is written again. */
export function saveRequiredFileId(): void {
  if (isRequired) saveFileId()
}

// Figma: the sandbox has no crypto; the id is a name, not a secret
function makeId(): string {
  let id = ''
  while (id.length < 32) id += Math.floor(Math.random() * 16).toString(16)
  return id
}
