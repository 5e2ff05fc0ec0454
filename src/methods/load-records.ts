import type { CallContext } from '../../contract/incoming-calls.ts'
import { maxEntrySize } from '../../contract/document.ts'
import { maxRecords } from '../../contract/records.ts'
import type { FoundRecords } from '../../contract/records.ts'
import { createSlices } from '../platform/slices.ts'

/** Private data of the document under keys with this prefix. */
export async function loadRecords(
  { begin }: { begin: string },
  context: CallContext
): Promise<FoundRecords> {
  const slices = createSlices(context)
  const records: FoundRecords['records'] = {}
  let count = 0
  const keys = figma.root.getPluginDataKeys()
  keys.reverse()
  for (const key of keys) {
    if (slices.isOver()) await slices.next()
    if (!key.startsWith(begin)) continue
    count += 1
    // a file with far too many records must not block everybody
    if (count > maxRecords) continue
    const text = figma.root.getPluginData(key)
    records[key] = text.length > maxEntrySize ? '' : text
  }
  return { records, beyond: Math.max(0, count - maxRecords) }
}
