import { controller } from '../platform/controller.ts'
import { recordsIn } from './records-in.ts'

/**
 * Records under this key, or under keys with this prefix, from any window of
 * this person. Keys with a prefix in `but` are left out.
 */
export async function loadRecords<Item>(
  begin: string,
  read: (value: unknown) => Item | null,
  but: string[] = []
): Promise<Item[]> {
  const { items } = await controller.loadSaved({ begin, but })
  return recordsIn(items, begin, read)
}
