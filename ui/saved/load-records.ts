import { controller } from '../controller.ts'
import { recordsIn } from './records-in.ts'

/** What any window of this person saved under keys that begin so. */
export async function loadRecords<Item>(
  prefix: string,
  read: (value: unknown) => Item | null
): Promise<Item[]> {
  const { items } = await controller.call('loadSaved', { prefix })
  return recordsIn(items, prefix, read)
}
