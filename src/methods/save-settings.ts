import type { Settings } from '../../contract/settings.ts'
import { readSettings } from '../saved/settings.ts'
import { storageKeys } from '../storage-keys.ts'
import { saveItem } from '../storage.ts'

export async function saveSettings(input: {
  settings: Settings
}): Promise<void> {
  await saveItem(storageKeys.settings, readSettings(input.settings))
}
