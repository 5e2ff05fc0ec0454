import { setFilters } from './filters.ts'
import { search } from './search.ts'
import { openOnTop } from '../../shell/view.ts'

/** All of a category; what is shown stays where it is, for the way back. */
export async function searchCategory(category: string): Promise<void> {
  openOnTop({ name: 'search' })
  setFilters({ category })
  await search('')
}
