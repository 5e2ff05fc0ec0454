import type { Filters } from './filters.ts'

export interface FilterSection {
  id: 'type' | 'orientation' | 'color' | 'people' | 'size' | 'license'
  text: string
  names: readonly (keyof Filters)[]
}

/** The filters that are asked for most; each has a chip of its own. */
export const filterSections: readonly FilterSection[] = [
  { id: 'type', text: 'Type', names: ['types'] },
  { id: 'orientation', text: 'Orientation', names: ['orientation'] },
  { id: 'color', text: 'Color', names: ['color'] },
  {
    id: 'people',
    text: 'People',
    names: ['people', 'age', 'gender', 'ethnicities', 'isReleased']
  },
  {
    id: 'size',
    text: 'Size',
    names: ['minWidth', 'maxWidth', 'minHeight', 'maxHeight']
  },
  {
    id: 'license',
    text: 'License',
    names: ['use', 'isEnhanced', 'isSensitive']
  }
]
