import { apiLanguage } from '../../api/api-language.ts'
import { fetchSearch } from '../../api/assets.ts'
import type { Part, SearchPage, SearchQuery } from '../../api/assets.ts'
import type { Language } from '../../../contract/api/languages.ts'

export interface FoundInLanguage extends SearchPage {
  /** The words were found in English only, and in this language nothing. */
  noneIn?: Language
}

/**
 * Words that find nothing in the person's language are looked for in English.
 * The pages after the first are in the language of that one: `noneIn`.
 */
export async function fetchFound(
  search: SearchQuery,
  part: Part,
  signal: AbortSignal,
  noneIn?: Language
): Promise<FoundInLanguage> {
  const { query, filters } = search
  const language = filters.language ?? apiLanguage()
  const inEnglish = async (noneIn: Language) => ({
    ...(await fetchSearch(
      { ...search, filters: { ...filters, language: 'en' } },
      part,
      signal
    )),
    noneIn
  })
  if (noneIn) return inEnglish(noneIn)
  const found = await fetchSearch(search, part, signal)
  const isForeign = language !== undefined && language !== 'en'
  if (found.total > 0 || !isForeign || query === '') return found
  const english = await inEnglish(language)
  return english.total > 0 ? english : found
}
