import { useStore } from '@nanostores/preact'
import type { RefObject } from 'preact'
import { Popover } from '../../components/popover.tsx'
import type { FilterSection } from '../../filters/filter-sections.ts'
import { $filters, changeFilters } from '../../stores/filters.ts'
import { ColorFields } from './color-fields.tsx'
import { LicenseFields } from './license-fields.tsx'
import { OrientationFields } from './orientation-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import { SizeFields } from './size-fields.tsx'
import { TypeFields } from './type-fields.tsx'

interface Props {
  section: FilterSection
  around: RefObject<HTMLElement | null>
  onClose: () => void
}

const fields = {
  type: TypeFields,
  orientation: OrientationFields,
  color: ColorFields,
  people: PeopleFields,
  size: SizeFields,
  license: LicenseFields
}

/** What is chosen here counts at once. */
export function FilterPopover({ section, around, onClose }: Props) {
  const filters = useStore($filters)
  const Fields = fields[section.id]
  return (
    <Popover
      key={section.id}
      label={section.text}
      around={around}
      onClose={onClose}
    >
      <Fields filters={filters} onChange={changeFilters} />
    </Popover>
  )
}
