import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { buttonWords } from '../../words/buttons.ts'
import { $saving, saveFiles, savingKey } from '../download/save-files.ts'
import { kindOfFile } from '../download/saved-name.ts'
import { savingText } from '../download/saving-text.ts'
import { savingFileWords } from '../download/words.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'

interface Props {
  file: LicensedFile
  name: string
}

/** Saves a track or an EPS; then shows how much has arrived. */
export function SaveFileButton({ file, name }: Props) {
  const t = useStore(savingFileWords)
  const buttons = useStore(buttonWords)
  const saving = useStore($saving).get(savingKey(file))
  if (saving) {
    return (
      <>
        <span>{savingText(file, saving)}</span>
        <Button label={t.stopOf({ name })} onPress={saving.stop}>
          {buttons.stop}
        </Button>
      </>
    )
  }
  const kind = kindOfFile(file)
  return (
    <Button
      label={t.downloadOf({ kind, name })}
      onPress={() => void saveFiles([file], saveFile)}
    >
      {t.download({ kind })}
    </Button>
  )
}
