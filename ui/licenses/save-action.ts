import type { RowAction } from '../library/asset-row.tsx'
import {
  $saving,
  saveFiles,
  savingKey
} from '../licensing/download/save-files.ts'
import { kindOfFile } from '../licensing/download/saved-name.ts'
import { savingFileWords } from '../licensing/download/words.ts'
import type { LicensedFile } from '../licensing/purchase/licensed-file.ts'
import { saveFile } from '../platform/save-file.ts'
import { buttonWords } from '../words/buttons.ts'

/** Saves a track or an EPS, or stops that. */
export function saveAction(file: LicensedFile, name: string): RowAction {
  const t = savingFileWords.get()
  const saving = $saving.get().get(savingKey(file))
  if (saving) {
    const label = t.stopOf({ name })
    return { text: buttonWords.get().stop, label, run: saving.stop }
  }
  const kind = kindOfFile(file)
  return {
    text: t.download({ kind }),
    label: t.downloadOf({ kind, name }),
    run: () => void saveFiles([file], saveFile)
  }
}
