import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { openTab } from '../../shell/view.ts'
import { placeWords } from '../../shell/words.ts'
import { startWords } from './words.ts'

/** In place of what the library would suggest. */
export function OfflineState() {
  const t = useStore(startWords)
  return (
    <EmptyState icon="warning" title={t.offlineTitle} text={t.offlineText}>
      <Button onPress={() => openTab('file')}>
        {useStore(placeWords).file}
      </Button>
    </EmptyState>
  )
}
