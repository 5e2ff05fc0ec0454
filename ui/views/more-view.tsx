import { Button } from '../components/button.tsx'
import { Spinner } from '../components/spinner.tsx'
import { retry } from '../stores/search.ts'
import type { More } from '../stores/asset-list.ts'
import { wordsFor } from '../words.ts'
import styles from './more-view.module.css'

interface Props {
  more: More
}

/** Below the last row of results. */
export function MoreView({ more }: Props) {
  if (typeof more === 'object') {
    return (
      <div class={styles.more} role="alert">
        {wordsFor(more.error)}
        <Button onPress={() => void retry()}>Try again</Button>
      </div>
    )
  }
  if (more === 'none') return <p class={styles.more}>That is all there is.</p>
  return (
    <p class={styles.more}>
      <Spinner /> Loading more…
    </p>
  )
}
