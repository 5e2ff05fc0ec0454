import { controller } from '../controller.ts'
import { padded } from './padded.ts'

/** Resolves when it was read back; null deletes it. */
export async function saveRecord(
  key: string,
  record: object | null
): Promise<void> {
  const text = record && padded(JSON.stringify(record))
  await controller.call('saveText', { key, text })
}
