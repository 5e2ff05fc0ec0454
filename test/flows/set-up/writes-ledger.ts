import type { RecordToSave } from '../../../contract/records.ts'
import type { PanelCall } from './open-panel.ts'

/** Whether the call writes licenses, not only claims, into the file. */
export function writesLedger({ method, input }: PanelCall): boolean {
  if (method !== 'saveRecords') return false
  const { records } = input as { records: RecordToSave[] } // of `saveRecords`
  return records.some(({ key }) => key.startsWith('license:'))
}
