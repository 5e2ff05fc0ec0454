import { useStore } from '@nanostores/preact'
import { Button } from '../components/button.tsx'
import { Spinner } from '../components/spinner.tsx'
import { retry } from '../stores/search.ts'
import type { More } from '../stores/asset-list.ts'
import { wordsFor } from '../words.ts'
import { buttonWords } from '../words/buttons.ts'
import { searchWords } from '../words/search.ts'
import styles from './more-view.module.css'

interface Props {
  more: More
}

/** Below the last row of results. */
export function MoreView({ more }: Props) {
  const t = useStore(searchWords)
  const buttons = useStore(buttonWords)
  if (typeof more === 'object') {
    return (
      <div class={styles.more} role="alert">
        {wordsFor(more.error)}
        <Button onPress={() => void retry()}>{buttons.tryAgain}</Button>
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
