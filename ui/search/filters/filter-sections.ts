import type { MediaType } from '../../../contract/api/media-type.ts'
import type { Filters } from '../../api/search-filters.ts'

export interface FilterSection {
  id:
    | 'type'
    | 'orientation'
    | 'color'
    | 'duration'
    | 'resolution'
    | 'aspectRatio'
    | 'frameRate'
    | 'people'
    | 'size'
    | 'license'
    | 'genre'
    | 'mood'
    | 'instrument'
    | 'tempo'
    | 'vocals'
  names: readonly (keyof Filters)[]
}

const people: FilterSection = {
  id: 'people',
  names: ['people', 'age', 'gender', 'ethnicities', 'isReleased']
}

const license: FilterSection = {
  id: 'license',
  names: ['use', 'isEnhanced', 'isSensitive']
}

const duration: FilterSection = { id: 'duration', names: ['seconds'] }

/** The most used filters of each medium; each has a chip of its own. */
export const filterSections: Record<MediaType, readonly FilterSection[]> = {
  image: [
    { id: 'type', names: ['types'] },
    { id: 'orientation', names: ['orientation'] },
    { id: 'color', names: ['color'] },
    people,
    {
      id: 'size',
      names: ['minWidth', 'maxWidth', 'minHeight', 'maxHeight']
    },
    license
  ],
  video: [
    duration,
    { id: 'resolution', names: ['resolution'] },
    { id: 'aspectRatio', names: ['aspectRatio'] },
    people,
    { id: 'frameRate', names: ['frameRate'] },
    license
  ],
  audio: [
    { id: 'genre', names: ['genres'] },
    { id: 'mood', names: ['moods'] },
    { id: 'instrument', names: ['instruments'] },
    { id: 'tempo', names: ['tempo'] },
    duration,
    { id: 'vocals', names: ['vocals'] }
  ]
}
