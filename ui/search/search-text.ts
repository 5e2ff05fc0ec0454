import type { KeptSearch } from '../../contract/settings.ts'
import { readFilters } from './query/read-filters.ts'
import { mediumWords } from '../library/words.ts'
import { chipsOf } from './filters/filter-chips.ts'
import { sortIn } from './query/kept-searches.ts'
import { $medium } from './query/medium.ts'
import { sortWords } from './words.ts'

/** Words, filters, order, and the medium if it is another one. */
export function searchText(kept: KeptSearch): string {
  const { mediaType, words, filters } = kept
  const sort = sortIn(kept)
  const isOther = mediaType !== null && mediaType !== $medium.get()
  return [
    words,
    ...chipsOf(readFilters(filters)).map(({ text }) => text),
    sort !== 'popular' && sortWords.get()[sort],
    isOther && mediumWords.get()[mediaType]
  ]
    .filter(Boolean)
    .join(' · ')
}
