import type { Filters } from '../../api/search-filters.ts'

export interface FilterSection {
  id: 'type' | 'orientation' | 'color' | 'people' | 'size' | 'license'
  names: readonly (keyof Filters)[]
}

/** The most used filters; each has a chip of its own. */
export const filterSections: readonly FilterSection[] = [
  { id: 'type', names: ['types'] },
  { id: 'orientation', names: ['orientation'] },
  { id: 'color', names: ['color'] },
  {
    id: 'people',
    names: ['people', 'age', 'gender', 'ethnicities', 'isReleased']
  },
  {
    id: 'size',
    names: ['minWidth', 'maxWidth', 'minHeight', 'maxHeight']
  },
  {
    id: 'license',
    names: ['use', 'isEnhanced', 'isSensitive']
  }
]
