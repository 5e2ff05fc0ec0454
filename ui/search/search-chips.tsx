import { useStore } from '@nanostores/preact'
import { useId } from 'preact/hooks'
import type { KeptSearch } from '../../contract/settings.ts'
import { Chip } from '../kit/chip.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { mediumWords } from '../library/words.ts'
import { keyOf, repeatSearch } from './query/kept-searches.ts'
import { $medium } from './query/medium.ts'
import styles from './search-chips.module.css'
import { searchText } from './search-text.ts'
import { firstWords } from './words.ts'

interface Props {
  title: string
  searches: readonly KeptSearch[]
  /** Without it, removing is not offered. */
  onRemove?: (search: KeptSearch) => void
}

/** Searches to repeat as they were. */
export function SearchChips({ title, searches, onRemove }: Props) {
  const t = useStore(firstWords)
  const id = useId()
  // The texts depend on both.
  useStore($medium)
  useStore(mediumWords)
  useKeptFocus()
  if (searches.length === 0) return null
  return (
    <section class={styles.searches} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class={styles.list}>
        {searches.map(search => {
          const words = searchText(search)
          return (
            <li key={keyOf(search)} class={styles.pair}>
              <Chip
                text={words}
                label={t.searchFor({ words })}
                onPress={() => repeatSearch(search)}
              />
              {onRemove && (
                <IconButton
                  label={t.removeSaved({ words })}
                  icon="close"
                  onPress={() => onRemove(search)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
