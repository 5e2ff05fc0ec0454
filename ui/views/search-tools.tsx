import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { ChoiceField } from '../components/choice-field.tsx'
import { choicesOf } from '../filters/choices-of.ts'
import { $filterCount, $sort, setSort } from '../stores/filters.ts'
import { filterWords } from '../words/filters.ts'
import { sortWords } from '../words/sorts.ts'
import { PartView } from './part-view.tsx'
import styles from './search-tools.module.css'
import { filters } from './view-parts.ts'

/** All filters at once, and the order of the results. */
export function SearchTools() {
  const t = useStore(filterWords)
  const count = useStore($filterCount)
  const [isOpen, setOpen] = useState(false)
  return (
    <div class={styles.tools}>
      <Button kind="quiet" onPress={() => setOpen(true)}>
        {count > 0 ? t.allFiltersOn({ count }) : t.allFilters}
      </Button>
      <ChoiceField
        label={t.sortBy}
        value={useStore($sort)}
        choices={choicesOf(useStore(sortWords))}
        onChoose={setSort}
      />
      {isOpen && (
        <PartView part={filters}>
          {({ FilterSheet }) => <FilterSheet onClose={() => setOpen(false)} />}
        </PartView>
      )}
    </div>
  )
}
