import { atom } from 'nanostores'
import type { DocumentFile } from '../core/host.ts'

/**
 * The document as it was last written out. Asking the realm instead would end
 * an undo step that the plugin is still in.
 */
export const $documentFile = atom<DocumentFile | null>(null)

export interface PluginEntry {
  /** Whose private data it is, or which namespace. */
  owner: string
  key: string
  value: string
}

/** What plugins keep on a layer, or on the document for null. */
export function pluginEntries(
  file: DocumentFile | null,
  id: string | null
): PluginEntry[] {
  const found = id === null ? fieldsOf(file?.pluginData) : nodeOf(file, id)
  const data = fieldsOf(found[id === null ? 'root' : 'pluginData'])
  return Object.entries(data).flatMap(([owner, entries]) =>
    Object.entries(fieldsOf(entries))
      .map(([key, value]) => ({
        owner: ownerName(owner),
        key,
        value: String(value)
      }))
      .toSorted((a, b) => a.key.localeCompare(b.key))
  )
}

/** The texts of a plugin's relaunch buttons by their commands. */
export function relaunchTexts(
  file: DocumentFile | null,
  id: string | null,
  pluginId: string
): Record<string, string> {
  const found = id === null ? fieldsOf(file?.pluginData) : nodeOf(file, id)
  const own = fieldsOf(fieldsOf(found['relaunchData'])[pluginId])
  const texts = Object.entries(own).map(([command, text]) => [
    command,
    String(text)
  ])
  return Object.fromEntries(texts)
}

function nodeOf(
  file: DocumentFile | null,
  id: string
): Record<string, unknown> {
  return search(file?.pages ?? [], id) ?? {}
}

function search(
  nodes: unknown[],
  id: string
): Record<string, unknown> | undefined {
  for (const node of nodes) {
    const fields = fieldsOf(node)
    if (fields['id'] === id) return fields
    const children = fields['children']
    const below = Array.isArray(children) ? search(children, id) : undefined
    if (below) return below
  }
  return undefined
}

/** The file marks private data with "p:" and shared data with "s:". */
function ownerName(owner: string): string {
  const [, kind, name] = /^([ps]):(.*)$/s.exec(owner) ?? []
  return kind === 's' ? `${name}, shared` : (name ?? owner)
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
