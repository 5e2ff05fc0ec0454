import type { SaveText } from '../../contract/saved.ts'
import { fileId, requireFileId } from '../document/file-id.ts'
import { saveItem } from '../platform/storage.ts'

export async function saveText({ key, text }: SaveText): Promise<void> {
  // the text refers to this file, so the file must keep its id
  if (text && text.indexOf(fileId()) >= 0) requireFileId()
  await saveItem(key, text)
}
