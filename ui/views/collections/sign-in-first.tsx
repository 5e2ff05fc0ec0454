import { useStore } from '@nanostores/preact'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { openView } from '../../stores/view.ts'
import { collectionWords } from '../../words/collections.ts'

/** Instead of what only its owner sees. */
export function SignInFirst() {
  const words = useStore(collectionWords)
  return (
    <EmptyState
      icon="collection"
      title={words.signInTitle}
      text={words.signInWhy}
    >
      <Button kind="primary" onPress={() => openView({ name: 'account' })}>
        {words.signIn}
      </Button>
    </EmptyState>
  )
}
