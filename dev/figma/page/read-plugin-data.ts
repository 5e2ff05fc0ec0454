import type { Host } from '../core/host.ts'

export interface PluginEntry {
  /** Empty for the plugin's private data. */
  namespace: string
  key: string
  value: string
}

const body = `
  let read = node => {
    if (!node) return []
    let found = node.getPluginDataKeys().map(key => ({
      namespace: '', key, value: node.getPluginData(key)
    }))
    for (let namespace of input.namespaces) {
      for (let key of node.getSharedPluginDataKeys(namespace)) {
        let value = node.getSharedPluginData(namespace, key)
        found.push({ namespace, key, value })
      }
    }
    return found
  }
  return input.id === null
    ? read(figma.root)
    : figma.getNodeByIdAsync(input.id).then(read)
`

/**
 * Reads a layer's plugin data, or the document's for null. Figma cannot list
 * namespaces, so only those asked for are read.
 */
export async function readPluginData(
  host: Host,
  id: string | null,
  namespaces: string[] = ['cleared']
): Promise<PluginEntry[]> {
  const found = await host.evaluate<PluginEntry[]>(body, { id, namespaces })
  return found.toSorted((a, b) => a.key.localeCompare(b.key))
}
