import { useStore } from '@nanostores/preact'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { openTab } from '../../stores/view.ts'
import { pictureWords } from '../../words/picture.ts'

/** The library takes pictures from people alone. */
export function PictureSignIn() {
  const t = useStore(pictureWords)
  return (
    <EmptyState
      role="status"
      icon="layer"
      title={t.signInTitle}
      text={t.signInWhy}
    >
      <Button kind="primary" onPress={() => openTab('account')}>
        {t.signIn}
      </Button>
    </EmptyState>
  )
}
