import { saveText } from './save-text.ts'

export async function deleteRecord(key: string): Promise<void> {
  await saveText(key, null)
}
