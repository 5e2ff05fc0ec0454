import { useStore } from '@nanostores/preact'
import type { Sort } from '../../contract/api/search-values.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { sortWords } from '../filters/filter-words.ts'
import { $sort, setSort } from '../stores/filters.ts'
import styles from './sort-view.module.css'

const choices = Object.entries(sortWords).map(([value, text]) => ({
  value,
  text
}))

export function SortView() {
  return (
    <div class={styles.sort}>
      <ChoiceField
        label="Sort by"
        value={useStore($sort)}
        choices={choices}
        onChoose={value => setSort(value as Sort)} // one of the choices
      />
    </div>
  )
}
