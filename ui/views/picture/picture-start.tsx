import { useStore } from '@nanostores/preact'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { $mayUpload, findByPicture } from '../../stores/picture-search.ts'
import { $selection } from '../../stores/selection.ts'
import { pictureWords } from '../../words/picture.ts'

/** Before a press nothing is drawn, and nothing sent. */
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
