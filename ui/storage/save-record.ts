import { ClearedError } from '../../contract/errors.ts'
import { parseSaved } from '../../contract/saved.ts'
import { padded } from './padded.ts'
import { saveText } from './save-text.ts'

/** Resolves once the record was read back. Fails if `read` cannot read it. */
export async function saveRecord<Item extends object>(
  key: string,
  record: Item,
  read: (value: unknown) => Item | null,
  signal?: AbortSignal
): Promise<void> {
  const text = JSON.stringify(record)
  if (!read(parseSaved(text))) {
    throw new ClearedError('storage-failed', `${key} would be unreadable.`)
  }
  await saveText(key, padded(text), signal)
}
