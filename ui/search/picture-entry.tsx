import { useStore } from '@nanostores/preact'
import { IconButton } from '../kit/icon-button.tsx'
import { openOnTop } from '../shell/view.ts'
import { searchWords } from './words.ts'

/** Beside the search field: search by the selected layer. */
export function PictureEntry() {
  const t = useStore(searchWords)
  return (
    <IconButton
      label={t.findByPicture}
      icon="find"
      onPress={() => openOnTop({ name: 'picture' })}
    />
  )
}
