import { controller } from '../controller.ts'
import { recordsIn } from './records-in.ts'

/** What any window of this person saved under this key, or keys that begin so. */
export async function loadRecords<Item>(
  begin: string,
  read: (value: unknown) => Item | null
): Promise<Item[]> {
  const { items } = await controller.call('loadSaved', { begin })
  return recordsIn(items, begin, read)
}
