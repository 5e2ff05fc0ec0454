import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import type { More } from '../../library/asset-list.ts'
import { MoreView } from '../../library/grid/more-view.tsx'
import { retryCollection } from './collection.ts'
import { clearItemFilter } from './item-filter.ts'
import { collectionWords } from './words.ts'
import styles from './item-filter-bar.module.css'

interface Props {
  /** Of the collection. */
  more: More
}

/** Instead of the grid, while nothing matches the filter. */
export function NoneFound({ more }: Props) {
  const t = useStore(collectionWords)
  if (more !== 'none') {
    return <MoreView more={more} onRetry={() => void retryCollection()} />
  }
  return (
    <div class={styles.none} role="status">
      <p>{t.noneFound}</p>
      <Button onPress={clearItemFilter}>{t.clearFilters}</Button>
    </div>
  )
}
