import type { FilterChange, Filters } from '../../filters/filters.ts'

export interface FieldsProps {
  filters: Filters
  onChange: (change: FilterChange) => void
}
