import type { KeptData } from '../shared/document-facts.ts'

export interface PluginEntry {
  /** The plugin id of private data, or the namespace of shared data. */
  owner: string
  /** Whether other plugins may read it. */
  shared: boolean
  key: string
  value: string
}

/** The owner as a person reads it. */
export function ownerLabel({ owner, shared }: PluginEntry): string {
  return shared ? `${owner}, shared` : owner
}

/** The entries of plugin data on a layer or the document. */
export function pluginEntries({ pluginData }: KeptData): PluginEntry[] {
  return Object.entries(pluginData).flatMap(([marked, entries]) =>
    Object.entries(entries)
      .map(([key, value]) => ({ ...ownerOf(marked), key, value }))
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
function ownerOf(marked: string): Pick<PluginEntry, 'owner' | 'shared'> {
  const [, kind, owner = marked] = /^([ps]):(.*)$/s.exec(marked) ?? []
  return { owner, shared: kind === 's' }
}
