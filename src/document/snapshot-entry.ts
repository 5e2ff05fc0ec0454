import { documentKeys } from '../../contract/document.ts'

const namespace = documentKeys.sharedNamespace

/** Keeps what stands under the key, for us and others; the result puts it back. */
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
