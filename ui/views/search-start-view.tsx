import { useStore } from '@nanostores/preact'
import { Chip } from '../components/chip.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { search, setQuery } from '../stores/search.ts'
import { $settings } from '../stores/settings.ts'
import { searchWords } from '../words/search.ts'

const suggestions = ['mountain', 'coffee', 'city', 'forest', 'people']
const mostShown = 8

export function SearchStartView() {
  const t = useStore(searchWords)
  const { recentSearches } = useStore($settings)
  const isNew = recentSearches.length === 0
  const words = isNew ? suggestions : recentSearches.slice(0, mostShown)
  return (
    <EmptyState
      icon="search"
      title={t.findRightPicture}
      text={isNew ? t.placeCompsTryThese : t.placeCompsLastSearches}
    >
      {words.map(word => (
        <Chip
          key={word}
          text={word}
          label={t.searchFor({ word })}
          onPress={() => searchFor(word)}
        />
      ))}
    </EmptyState>
  )
}

function searchFor(word: string): void {
  setQuery(word)
  void search(word)
}
