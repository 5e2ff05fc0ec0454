import type { CallContext } from '../../contract/incoming-calls.ts'
import { maxEntrySize } from '../../contract/document.ts'
import { mostRecords } from '../../contract/records.ts'
import type { FoundRecords } from '../../contract/records.ts'
import { createSlices } from '../slices.ts'

/** Private data of the document under keys that begin so. */
export async function loadRecords(
  { begin }: { begin: string },
  context: CallContext
): Promise<FoundRecords> {
  const slices = createSlices(context)
  const keys: string[] = []
  // a file stuffed with more must not keep everybody waiting
  for (const key of figma.root.getPluginDataKeys()) {
    if (slices.isOver()) await slices.next()
    if (key.startsWith(begin)) keys.push(key)
  }
  const records: FoundRecords['records'] = {}
  const newest = keys.slice(-mostRecords)
  for (const key of newest) {
    if (slices.isOver()) await slices.next()
    const text = figma.root.getPluginData(key)
    records[key] = text.length > maxEntrySize ? '' : text
  }
  return { records, beyond: keys.length - newest.length }
}
