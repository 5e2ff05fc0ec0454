import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { ChoiceField } from '../components/choice-field.tsx'
import { choicesOf } from '../filters/choices-of.ts'
import { sortWords } from '../filters/filter-words.ts'
import { $filterCount, $sort, setSort } from '../stores/filters.ts'
import { PartView } from './part-view.tsx'
import styles from './search-tools.module.css'
import { filters } from './view-parts.ts'

/** All filters at once, and the order of the results. */
export function SearchTools() {
  const count = useStore($filterCount)
  const [isOpen, setOpen] = useState(false)
  return (
    <div class={styles.tools}>
      <Button kind="quiet" onPress={() => setOpen(true)}>
        {count > 0 ? `All filters (${count})` : 'All filters'}
      </Button>
      <ChoiceField
        label="Sort by"
        value={useStore($sort)}
        choices={choicesOf(sortWords)}
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
