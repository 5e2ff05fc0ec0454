import { controller } from '../platform/controller.ts'
import { recordsIn } from './records-in.ts'

/**
 * What any window of this person saved under this key, or keys that begin so.
 * Keys that begin as in `but` are left out.
 */
export async function loadRecords<Item>(
  begin: string,
  read: (value: unknown) => Item | null,
  but: string[] = []
): Promise<Item[]> {
  const { items } = await controller.call('loadSaved', { begin, but })
  return recordsIn(items, begin, read)
}
