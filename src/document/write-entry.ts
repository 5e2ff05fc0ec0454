import { isNewer, maxEntrySize } from '../../contract/document.ts'
import { ClearedError } from '../../contract/errors.ts'

/**
 * False when a newer version of us wrote there, which stays; fails with what
 * could not be read again.
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
