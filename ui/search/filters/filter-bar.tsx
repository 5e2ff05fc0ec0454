import { useStore } from '@nanostores/preact'
import { useRef, useState } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { OpeningChip } from './opening-chip.tsx'
import { countFilters } from '../query/count-filters.ts'
import { filterSections } from './filter-sections.ts'
import type { FilterSection } from './filter-sections.ts'
import { $draft, openDraft } from '../query/filter-draft.ts'
import { $filterCount, $filters } from '../query/filters.ts'
import { $medium } from '../query/medium.ts'
import { filterSectionWords, filterWords } from './words.ts'
import styles from './filter-bar.module.css'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPopover } from './filter-popover.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'

/** The active filters. */
export function ActiveFiltersView() {
  const count = useStore($filterCount)
  // Used here, because the list unmounts with its last chip.
  useKeptFocus()
  if (count === 0) return null
  return <ActiveFilters />
}

/** A chip for each of the most used filters. */
export function FilterBar() {
  const medium = useStore($medium)
  const chosen = useStore($filters)
  const [open, setOpen] = useState<FilterSection | null>(null)
  const draft = useStore($draft)
  const count = useStore($filterCount)
  const t = useStore(filterWords)
  const texts = useStore(filterSectionWords)
  const bar = useRef<HTMLDivElement>(null)
  return (
    <div ref={bar} class={styles.bar}>
      <div role="group" aria-label={t.filters} class={styles.chips}>
        {filterSections[medium].map(section => (
          <OpeningChip
            key={section.id}
            text={texts[section.id]}
            count={countFilters(chosen, section.names)}
            isOpen={section === open}
            onPress={() => setOpen(section === open ? null : section)}
          />
        ))}
      </div>
      <Button
        kind="quiet"
        icon="filters"
        label={count > 0 ? t.allFiltersOn(count) : t.allFilters}
        onPress={openDraft}
      >
        {count > 0 && count}
      </Button>
      {open && (
        <FilterPopover
          section={open}
          around={bar}
          onClose={() => setOpen(null)}
        />
      )}
      {draft && <FilterSheet draft={draft} />}
    </div>
  )
}
