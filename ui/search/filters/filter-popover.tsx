import { useStore } from '@nanostores/preact'
import type { RefObject } from 'preact'
import { Popover } from '../../kit/popover.tsx'
import type { FilterSection } from './filter-sections.ts'
import { $filters, changeFilters } from '../query/filters.ts'
import { filterSectionWords } from './words.ts'
import { sectionFields } from './section-fields.ts'

interface Props {
  section: FilterSection
  around: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Choices apply at once. */
export function FilterPopover({ section, around, onClose }: Props) {
  const texts = useStore(filterSectionWords)
  const filters = useStore($filters)
  const Fields = sectionFields[section.id]
  return (
    <Popover
      key={section.id}
      label={texts[section.id]}
      around={around}
      onClose={onClose}
    >
      <Fields filters={filters} onChange={changeFilters} />
    </Popover>
  )
}
