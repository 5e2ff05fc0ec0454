import { useStore } from '@nanostores/preact'
import { useRef, useState } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { OpeningChip } from '../components/opening-chip.tsx'
import { countFilters } from '../filters/count-filters.ts'
import { filterSections } from '../filters/filter-sections.ts'
import type { FilterSection } from '../filters/filter-sections.ts'
import { $filterCount, $filters } from '../stores/filters.ts'
import { filterSectionWords } from '../words/filter-sections.ts'
import { filterWords } from '../words/filters.ts'
import styles from './filter-bar.module.css'
import { ActiveFilters } from './filter-sheet/active-filters.tsx'
import { FilterPopover } from './filter-sheet/filter-popover.tsx'
import { FilterSheet } from './filter-sheet/filter-sheet.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** What narrows the search. */
export function ActiveFiltersView() {
  const count = useStore($filterCount)
  // The last one takes the list along, which else sees to it.
  useKeptFocus()
  if (count === 0) return null
  return <ActiveFilters />
}

/** A chip for each of the filters that are asked for most. */
export function FilterBar() {
  const chosen = useStore($filters)
  const [open, setOpen] = useState<FilterSection | null>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const count = useStore($filterCount)
  const t = useStore(filterWords)
  const texts = useStore(filterSectionWords)
  const bar = useRef<HTMLDivElement>(null)
  return (
    <div ref={bar} class={styles.bar}>
      <div role="group" aria-label={t.filters} class={styles.chips}>
        {filterSections.map(section => (
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
        onPress={() => setSheetOpen(true)}
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
      {isSheetOpen && <FilterSheet onClose={() => setSheetOpen(false)} />}
    </div>
  )
}
