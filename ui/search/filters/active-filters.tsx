import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { RemovableChip } from '../../kit/fields/removable-chip.tsx'
import { chipsOf } from './filter-chips.ts'
import { $filters, changeFilters, clearFilters } from '../query/filters.ts'
import { $isSafe, setSafeSearch } from '../../shell/settings.ts'
import { activeFilterWords } from './words.ts'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'
import styles from './active-filters.module.css'

/** The active filters, each with a button to remove it. */
export function ActiveFilters() {
  const t = useStore(activeFilterWords)
  const chips = chipsOf(useStore($filters))
  const isSafe = useStore($isSafe)
  useKeptFocus()
  return (
    <ul aria-label={t.activeFilters} class={styles.list}>
      {chips.map(({ text, change }) => (
        <li key={text}>
          <RemovableChip text={text} onRemove={() => changeFilters(change)} />
        </li>
      ))}
      {!isSafe && (
        <li key="unsafe">
          <RemovableChip
            text={t.safeSearchOff}
            onRemove={() => setSafeSearch(true)}
          />
        </li>
      )}
      <li key="all">
        <Button kind="quiet" onPress={clearFilters}>
          {t.clearAll}
        </Button>
      </li>
    </ul>
  )
}
