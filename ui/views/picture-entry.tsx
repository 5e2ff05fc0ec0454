import { useStore } from '@nanostores/preact'
import { IconButton } from '../components/icon-button.tsx'
import { loadAhead } from '../create-part.ts'
import { openOnTop } from '../stores/view.ts'
import { searchWords } from '../words/search.ts'
import { picture } from './view-parts.ts'

/** Beside the search field: what looks like the selected layer. */
export function PictureEntry() {
  const t = useStore(searchWords)
  return (
    <span
      onPointerEnter={() => loadAhead(picture)}
      onFocusIn={() => loadAhead(picture)}
    >
      <IconButton
        label={t.findByPicture}
        icon="find"
        onPress={() => openOnTop({ name: 'picture' })}
      />
    </span>
  )
}
