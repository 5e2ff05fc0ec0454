import { documentKeys } from '../../contract/document.ts'

let known = ''
let isNamed = false

/**
 * The id of this file. A file we did not write to yet gets one that lives
 * in memory until `keepFileId`: opening the plugin changes nothing.
 */
export function fileId(): string {
  const kept = figma.root.getPluginData(documentKeys.fileId)
  known = kept || known || makeId()
  return known
}

/** To be called with each change that we make to the file. */
export function keepFileId(): void {
  const key = documentKeys.fileId
  if (figma.root.getPluginData(key) === '') {
    figma.root.setPluginData(key, fileId())
  }
}

/** To be called when something outside the file depends on its id. */
export function nameFile(): void {
  isNamed = true
  keepFileId()
}

/** Undo takes plugin data back: what has to last is written again. */
export function keepFileName(): void {
  if (isNamed) keepFileId()
}

// Figma: the sandbox has no crypto; the id is a name, not a secret
function makeId(): string {
  let id = ''
  while (id.length < 32) id += Math.floor(Math.random() * 16).toString(16)
  return id
}
