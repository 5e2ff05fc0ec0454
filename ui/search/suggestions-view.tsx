import { useStore } from '@nanostores/preact'
import type { RefObject } from 'preact'
import { useEffect, useId } from 'preact/hooks'
import { SuggestionList } from './suggestion-list.tsx'
import { placeInWords } from './query/place-in-words.ts'
import type { Suggestion } from './query/suggest.ts'
import { $query, $search } from './query/search.ts'
import { forgetSearch, forgetSearches } from '../shell/settings.ts'
import {
  $suggestions,
  loadPopular,
  closeSuggestions
} from './query/suggestions.ts'
import { recentSearch, repeatSearch } from './query/kept-searches.ts'
import { searchText } from './search-text.ts'
import { submit } from './query/typing.ts'
import { suggestionWords } from './words.ts'
import styles from './suggestions-view.module.css'
import { useFieldKeys } from './use-field-keys.ts'

interface Props {
  field: RefObject<HTMLInputElement | null>
}

/** Suggestions below the search field. */
export function SuggestionsView({ field }: Props) {
  const t = useStore(suggestionWords)
  const id = useId()
  const suggestions = useStore($suggestions)
  const query = useStore($query)
  const { state } = useStore($search)
  const active = useFieldKeys({ field, listId: id, suggestions, take })

  // Rendered after the results.
  useEffect(loadPopular, [query, state])

  function take({ kind, words }: Suggestion): void {
    closeSuggestions()
    const recent = kind === 'own' && recentSearch(words)
    if (recent) repeatSearch(recent)
    else void submit(words)
  }

  function forgetAll(): void {
    forgetSearches()
    field.current?.focus()
  }

  const count = suggestions.length
  return (
    <>
      {count > 0 && (
        <SuggestionList
          id={id}
          suggestions={suggestions}
          active={active}
          textOf={textOf}
          onTake={take}
          onForget={forgetSearch}
          onForgetAll={query === '' ? forgetAll : undefined}
        />
      )}
      <p class={styles.status} aria-live="polite">
        {count > 0 && t.suggestions(count)}
      </p>
    </>
  )
}

function textOf({ kind, words }: Suggestion): string {
  const t = suggestionWords.get()
  const recent = kind === 'own' && recentSearch(words)
  if (recent) return searchText(recent)
  if (kind !== 'place') return words
  const place = placeInWords(words)
  return place?.name === 'asset'
    ? t.openAsset({ id: place.assetId })
    : t.openShared
}
