import { useStore } from '@nanostores/preact'
import { Spinner } from '../components/spinner.tsx'
import type { More } from '../stores/asset-list.ts'
import { searchWords } from '../words/search.ts'
import styles from './more-view.module.css'
import { MoreFailed } from './window/more-failed.tsx'

interface Props {
  more: More
  onRetry: () => void
}

/** Below the last row of assets. */
export function MoreView({ more, onRetry }: Props) {
  const t = useStore(searchWords)
  if (typeof more === 'object') {
    return (
      <div class={styles.more} role="alert">
        <MoreFailed error={more.error} onRetry={onRetry} />
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
