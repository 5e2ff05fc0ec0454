import { documentKeys } from '../../contract/document.ts'

const namespace = documentKeys.sharedNamespace

/** Remembers the private and the shared entry; the result restores them. */
export function snapshotEntry(
  holder: PluginDataMixin,
  key: string
): () => void {
  const own = holder.getPluginData(key)
  const shared = holder.getSharedPluginData(namespace, key)
  return () => {
    holder.setPluginData(key, own)
    holder.setSharedPluginData(namespace, key, shared)
  }
}
