import { useStore } from '@nanostores/preact'
import { Button } from '../components/button.tsx'
import { Spinner } from '../components/spinner.tsx'
import type { More } from '../stores/asset-list.ts'
import { buttonWords } from '../words/buttons.ts'
import { searchWords } from '../words/search.ts'
import { wordsFor } from '../words.ts'
import styles from './more-view.module.css'

interface Props {
  more: More
  onRetry: () => void
}

/** Below the last row of assets. */
export function MoreView({ more, onRetry }: Props) {
  const t = useStore(searchWords)
  const { tryAgain } = useStore(buttonWords)
  if (typeof more === 'object') {
    return (
      <div class={styles.more} role="alert">
        {wordsFor(more.error)}
        <Button onPress={onRetry}>{tryAgain}</Button>
      </div>
    )
  }
  if (more === 'none') return <p class={styles.more}>{t.thatIsAllThereIs}</p>
  return (
    <p class={styles.more}>
      <Spinner /> {t.loadingMore}
    </p>
  )
}
