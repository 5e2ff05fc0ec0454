import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { $mayUpload, findByPicture } from './picture-search.ts'
import { $selection } from '../../shell/selection.ts'
import { pictureWords } from './words.ts'

/** Nothing is exported or sent before a press. */
export function PictureStart() {
  const t = useStore(pictureWords)
  const hasLayer = useStore($selection).count > 0
  const ready = useStore($mayUpload) ? t.readyAgain : t.ready
  return (
    <EmptyState
      role="status"
      icon="layer"
      title={t.title}
      text={hasLayer ? ready : t.noLayer}
    >
      <Button
        kind="primary"
        disabled={!hasLayer}
        onPress={() => void findByPicture()}
      >
        {t.start}
      </Button>
    </EmptyState>
  )
}
