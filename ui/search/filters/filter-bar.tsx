import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Toolbar } from '../../kit/layout/toolbar.tsx'
import { RemovableChip } from '../../kit/fields/removable-chip.tsx'
import { OpeningChip } from './opening-chip.tsx'
import { chipsOf } from './filter-chips.ts'
import { filterSections } from './filter-sections.ts'
import type { FilterSection } from './filter-sections.ts'
import { $draft, openDraft } from '../query/filter-draft.ts'
import {
  $filterCount,
  $filters,
  changeFilters,
  clearFilters
} from '../query/filters.ts'
import { $medium } from '../query/medium.ts'
import { $isSafe, setSafeSearch } from '../../shell/settings.ts'
import { activeFilterWords, filterSectionWords, filterWords } from './words.ts'
import styles from './filter-bar.module.css'
import { FilterPopover } from './filter-popover.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'

interface Props {
  /** Stands in the same toolbar. */
  children?: ComponentChildren
}

/** The filters; the most used ones have a chip each. */
export function FilterBar({ children }: Props) {
  const [open, setOpen] = useState<FilterSection | null>(null)
  const draft = useStore($draft)
  const count = useStore($filterCount)
  const t = useStore(filterWords)
  const bar = useRef<HTMLDivElement>(null)
  useKeptFocus()
  return (
    <div ref={bar} class={styles.around}>
      <Toolbar label={t.tools} look={styles.bar}>
        <div class={styles.filters}>
          <div
            role="group"
            aria-label={t.filters}
            class={styles.chips}
            // Browsers make a tab stop of what scrolls.
            tabIndex={-1}
            // A wheel that turns one way only.
            onWheel={({ currentTarget, deltaY }) => {
              currentTarget.scrollLeft += deltaY
            }}
          >
            <OtherChips />
            <SectionChips
              open={open}
              onPress={one => setOpen(one === open ? null : one)}
            />
            {count > 0 && <ClearButton />}
          </div>
          <IconButton
            label={count > 0 ? t.allFiltersOn(count) : t.allFilters}
            icon="filters"
            onPress={openDraft}
          />
        </div>
        {children}
      </Toolbar>
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

interface SectionProps {
  open: FilterSection | null
  onPress: (section: FilterSection) => void
}

function SectionChips({ open, onPress }: SectionProps) {
  const sections = filterSections[useStore($medium)]
  const texts = useStore(filterSectionWords)
  const chips = chipsOf(useStore($filters))
  useKeptFocus()
  return sections.map(section => (
    <OpeningChip
      key={section.id}
      name={texts[section.id]}
      chosen={chips
        .filter(({ name }) => section.names.includes(name))
        .map(({ text }) => text)}
      isOpen={section === open}
      onPress={() => onPress(section)}
      onRemove={() => changeFilters(withoutAny(section))}
    />
  ))
}

function withoutAny({ names }: FilterSection) {
  return Object.fromEntries(names.map(name => [name, undefined]))
}

/** What is on without a chip of its own. */
function OtherChips() {
  const t = useStore(activeFilterWords)
  const sections = filterSections[useStore($medium)]
  const chips = chipsOf(useStore($filters)).filter(
    ({ name }) => !sections.some(({ names }) => names.includes(name))
  )
  useKeptFocus()
  return (
    <>
      {chips.map(({ text, change }) => (
        <RemovableChip
          key={text}
          text={text}
          onRemove={() => changeFilters(change)}
        />
      ))}
      {!useStore($isSafe) && (
        <RemovableChip
          key="unsafe"
          text={t.safeSearchOff}
          onRemove={() => setSafeSearch(true)}
        />
      )}
    </>
  )
}

function ClearButton() {
  const t = useStore(activeFilterWords)
  return (
    <Button kind="quiet" onPress={clearFilters}>
      {t.clearAll}
    </Button>
  )
}
