import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { $filterCount, clearFilters } from './query/filters.ts'
import { $medium } from './query/medium.ts'
import { $mediumWords } from './medium-words.ts'
import { $selection } from '../shell/selection.ts'
import { openOnTop } from '../shell/view.ts'
import { searchWords } from './words.ts'
import { useKeptFocus } from '../kit/use-kept-focus.ts'

interface Props {
  query: string
}

/** Suggests how to find more. */
export function NoResults({ query }: Props) {
  const t = useStore(searchWords)
  const own = useStore($mediumWords)
  const isImages = useStore($medium) === 'image'
  useKeptFocus()
  const isNarrowed = useStore($filterCount) > 0
  const hasLayer = useStore($selection).count > 0
  const hasSignsOnly = query !== '' && !/[\p{L}\p{N}]/u.test(query)
  const advice = isNarrowed ? t.fewerFiltersHint : t.otherWordsHint
  return (
    <EmptyState
      icon="search"
      title={query ? own.nothingFoundFor({ query }) : own.noResults}
      text={hasSignsOnly ? t.addWord : advice}
    >
      {isNarrowed && (
        <Button onPress={clearFilters}>{t.clearAllFilters}</Button>
      )}
      {hasLayer && isImages && (
        <Button icon="find" onPress={() => openOnTop({ name: 'picture' })}>
          {t.findByPicture}
        </Button>
      )}
    </EmptyState>
  )
}
