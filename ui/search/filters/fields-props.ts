import type { FilterChange, Filters } from '../../api/search-filters.ts'

export interface FieldsProps {
  filters: Filters
  onChange: (change: FilterChange) => void
}
