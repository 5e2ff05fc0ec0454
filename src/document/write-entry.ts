import { isNewer, maxEntrySize } from '../../contract/document.ts'
import { ClearedError } from '../../contract/errors.ts'

/** Leaves what a newer version of us wrote; fails with what is not read back. */
export function writeEntry(
  holder: Pick<PluginDataMixin, 'getPluginData' | 'setPluginData'>,
  key: string,
  entry: object
): void {
  const text = JSON.stringify(entry)
  if (text.length > maxEntrySize) {
    throw new ClearedError('bad-input', `The entry ${key} is too long.`)
  }
  if (!isNewer(holder.getPluginData(key))) holder.setPluginData(key, text)
}
