export { FilterPopover } from '../views/filter-sheet/filter-popover.tsx'
