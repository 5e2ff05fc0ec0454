import { documentKeys } from '../../contract/document.ts'

let made: string | undefined

/**
 * The id of this file. A file we did not write to yet gets one that lives
 * in memory until `keepFileId`: opening the plugin changes nothing.
 */
export function fileId(): string {
  const kept = figma.root.getPluginData(documentKeys.fileId)
  if (kept !== '') return kept
  if (made === undefined) made = makeId()
  return made
}

/** To be called with each change that we make to the file. */
export function keepFileId(): void {
  if (figma.root.getPluginData(documentKeys.fileId) === '') {
    figma.root.setPluginData(documentKeys.fileId, fileId())
  }
}

// Figma: the sandbox has no crypto; the id is a name, not a secret
function makeId(): string {
  let id = ''
  while (id.length < 32) id += Math.floor(Math.random() * 16).toString(16)
  return id
}
