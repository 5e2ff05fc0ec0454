import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import type { Sort } from '../../contract/api/search-values.ts'
import { Button } from '../components/button.tsx'
import { ChoiceField } from '../components/choice-field.tsx'
import { sortWords } from '../filters/filter-words.ts'
import { $filterCount, $sort, setSort } from '../stores/filters.ts'
import { PartView } from './part-view.tsx'
import styles from './search-tools.module.css'
import { filters } from './view-parts.ts'

const choices = Object.entries(sortWords).map(([value, text]) => ({
  value,
  text
}))

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
        choices={choices}
        onChoose={value => setSort(value as Sort)} // one of the choices
      />
      {isOpen && (
        <PartView part={filters}>
          {({ FilterSheet }) => <FilterSheet onClose={() => setOpen(false)} />}
        </PartView>
      )}
    </div>
  )
}
