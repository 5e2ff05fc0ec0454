import { useStore } from '@nanostores/preact'
import { Spinner } from '../../kit/spinner.tsx'
import { RetryButton } from '../../shell/retry-button.tsx'
import { errorText } from '../../words/error-texts.ts'
import type { More } from '../asset-list.ts'
import { libraryWords } from '../words.ts'
import styles from './more-view.module.css'

interface Props {
  more: More
  onRetry: () => void
}

/** Below the last row of assets. */
export function MoreView({ more, onRetry }: Props) {
  const t = useStore(libraryWords)
  if (typeof more === 'object') {
    return (
      <div class={styles.more} role="alert">
        {errorText(more.error)}
        <RetryButton error={more.error} onRetry={onRetry} />
      </div>
    )
  }
  if (more === 'none') return <p class={styles.more}>{t.endOfResults}</p>
  return (
    <p class={styles.more}>
      <Spinner /> {t.loadingMore}
    </p>
  )
}
