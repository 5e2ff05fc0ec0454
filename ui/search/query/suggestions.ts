import { atom, computed } from 'nanostores'
import type { KeptSearch, Language } from '../../../contract/settings.ts'
import { cleanWords } from '../../api/clean-words.ts'
import { suggest } from './suggest.ts'
import type { Suggestion } from './suggest.ts'
import { $language } from '../../words/language.ts'
import { $medium } from './medium.ts'
import { popularQueries } from './popular-queries.ts'
import { $query, $search } from './search.ts'
import { $settings } from '../../shell/settings.ts'

/** The field is in use and its suggestions were not closed. */
const $isSuggesting = atom(false)

const none: readonly Suggestion[] = []

/**
 * From what is already loaded: typing requests nothing. Libraries know popular
 * searches for images only.
 */
export const $suggestions = computed(
  [$isSuggesting, $query, $settings, popularQueries.$section, $medium],
  (isSuggesting, text, { recentSearches }, section, medium) => {
    const isKnown = section.state === 'ready' && medium === 'image'
    const popular = isKnown ? section.found : []
    return isSuggesting
      ? suggest(cleanWords(text), distinctWords(recentSearches), popular)
      : none
  }
)

function distinctWords(searches: readonly KeptSearch[]): string[] {
  return [...new Set(searches.map(({ words }) => words))]
}

export function openSuggestions(): void {
  $isSuggesting.set(true)
}

export function closeSuggestions(): void {
  $isSuggesting.set(false)
}

const requestedLanguages = new Set<Language>()

/**
 * Loads popular searches once per language, when someone types and results are
 * shown.
 */
export function loadPopular(): void {
  const language = $language.get()
  const isIdle = !$isSuggesting.get() || $query.get() === ''
  if (
    isIdle ||
    $medium.get() !== 'image' ||
    $search.get().state !== 'ready' ||
    requestedLanguages.has(language)
  )
    return
  requestedLanguages.add(language)
  void popularQueries.load(language)
}
