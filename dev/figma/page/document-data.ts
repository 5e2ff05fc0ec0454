import type { KeptData } from '../core/document-facts.ts'

export interface PluginEntry {
  /** Whose private data it is, or which namespace. */
  owner: string
  key: string
  value: string
}

/** What plugins keep there, a line each. */
export function pluginEntries({ pluginData }: KeptData): PluginEntry[] {
  return Object.entries(pluginData).flatMap(([owner, entries]) =>
    Object.entries(entries)
      .map(([key, value]) => ({ owner: ownerName(owner), key, value }))
      .toSorted((a, b) => a.key.localeCompare(b.key))
  )
}

/** The texts of a plugin's relaunch buttons by their commands. */
export function relaunchTexts(
  { relaunchData }: KeptData,
  pluginId: string
): Readonly<Record<string, string>> {
  return relaunchData[pluginId] ?? {}
}

/** The realm marks private data with "p:" and shared data with "s:". */
function ownerName(owner: string): string {
  const [, kind, name] = /^([ps]):(.*)$/s.exec(owner) ?? []
  return kind === 's' ? `${name}, shared` : (name ?? owner)
}
