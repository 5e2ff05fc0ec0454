import { isNewer, maxEntrySize } from '../../contract/document.ts'
import { ClearedError } from '../../contract/errors.ts'

/**
 * Returns false, and writes nothing, when a newer version wrote the entry.
 * Throws when the entry would be too long to read back.
 */
export function writeEntry(
  holder: Pick<PluginDataMixin, 'getPluginData' | 'setPluginData'>,
  key: string,
  entry: object
): boolean {
  const text = JSON.stringify(entry)
  if (text.length > maxEntrySize) throw new ClearedError('bad-input', key)
  if (isNewer(holder.getPluginData(key))) return false
  holder.setPluginData(key, text)
  return true
}
