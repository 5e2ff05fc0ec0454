import type { Settings } from '../../contract/settings.ts'
import { badInput } from '../input.ts'
import { asRecord } from '../../contract/shape.ts'
import { readSettings } from '../saved/settings.ts'
import { storageKeys } from '../storage-keys.ts'
import { saveItem } from '../storage.ts'

export async function saveSettings(input: {
  settings: Settings
}): Promise<void> {
  if (!asRecord(input.settings)) badInput('settings')
  await saveItem(storageKeys.settings, readSettings(input.settings))
}
