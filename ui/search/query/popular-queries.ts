import type { Language } from '../../../contract/settings.ts'
import { fetchPopularQueries } from '../../api/popular-queries.ts'
import { createStartSection } from './start-section.ts'

/** Loaded once per language. */
export const popularQueries = createStartSection<Language, string[]>(
  fetchPopularQueries
)
