import { useStore } from '@nanostores/preact'
import { Button } from '../../components/button.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { retryCollection } from '../../stores/collection.ts'
import type { MoreItems as More } from '../../stores/collection.ts'
import { wordsForCollections } from '../../words-for-collections.ts'
import { buttonWords } from '../../words/buttons.ts'
import { collectionWords } from '../../words/collections.ts'
import styles from './collection-view.module.css'

interface Props {
  more: More
}

/** Below the last row, while there is or may be more. */
export function MoreItems({ more }: Props) {
  const words = useStore(collectionWords)
  const buttons = useStore(buttonWords)
  if (more === 'none') return null
  if (typeof more === 'object') {
    return (
      <div class={styles.more} role="alert">
        {wordsForCollections(more.error)}
        <Button onPress={() => void retryCollection()}>
          {buttons.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <p class={styles.more}>
      <Spinner /> {words.loadingMore}
    </p>
  )
}
