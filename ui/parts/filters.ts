export { ActiveFilters } from '../views/filter-sheet/active-filters.tsx'
export { FilterPopover } from '../views/filter-sheet/filter-popover.tsx'
export { FilterSheet } from '../views/filter-sheet/filter-sheet.tsx'
