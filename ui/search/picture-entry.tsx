import { useStore } from '@nanostores/preact'
import { IconButton } from '../kit/icon-button.tsx'
import { openOnTop } from '../shell/view.ts'
import { $medium } from './query/medium.ts'
import { searchWords } from './words.ts'

/** Beside the search field: search for images like the selected layer. */
export function PictureEntry() {
  const t = useStore(searchWords)
  if (useStore($medium) !== 'image') return null
  return (
    <IconButton
      label={t.findByPicture}
      icon="find"
      onPress={() => openOnTop({ name: 'picture' })}
    />
  )
}
