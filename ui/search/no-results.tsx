import { useStore } from '@nanostores/preact'
import { mediaTypes } from '../../contract/api/media-type.ts'
import { Button } from '../kit/button.tsx'
import { Chip } from '../kit/chip.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { $filterCount, clearFilters } from './query/filters.ts'
import { $medium } from './query/medium.ts'
import { searchFor } from './query/search.ts'
import { $mediumWords, $wordsByMedium } from './medium-words.ts'
import { $selection } from '../shell/selection.ts'
import { openOnTop } from '../shell/view.ts'
import { firstWords, searchWords } from './words.ts'
import { LibrarySections } from './start/library-sections.tsx'
import styles from './start-view.module.css'
import { useKeptFocus } from '../kit/use-kept-focus.ts'

interface Props {
  query: string
}

/** What may find more, then what the library has. */
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
    <div class={styles.scroller}>
      <EmptyState
        icon="search"
        title={query ? own.nothingFoundFor({ query }) : own.noResults}
        text={hasSignsOnly ? t.addWord : advice}
      >
        {isNarrowed && (
          <Button kind="primary" onPress={clearFilters}>
            {t.clearAllFilters}
          </Button>
        )}
        {hasLayer && isImages && (
          <Button icon="find" onPress={() => openOnTop({ name: 'picture' })}>
            {t.findByPicture}
          </Button>
        )}
        {query && !hasSignsOnly && <OtherMedia words={query} />}
      </EmptyState>
      <SingleWords words={wordsIn(query)} />
      <LibrarySections />
    </div>
  )
}

function OtherMedia({ words }: { words: string }) {
  const medium = useStore($medium)
  const texts = useStore($wordsByMedium)
  return mediaTypes
    .filter(one => one !== medium)
    .map(mediaType => (
      <Button
        key={mediaType}
        onPress={() => openOnTop({ name: 'search', mediaType, words })}
      >
        {texts[mediaType].searchAssets}
      </Button>
    ))
}

function SingleWords({ words }: { words: readonly string[] }) {
  const t = useStore(searchWords)
  const { searchFor: labelOf } = useStore(firstWords)
  if (words.length < 2) return null
  return (
    <section class={styles.searches} aria-labelledby="fewer-words">
      <h2 id="fewer-words">{t.fewerWords}</h2>
      <ul class={styles.list}>
        {words.map(word => (
          <li key={word}>
            <Chip
              text={word}
              label={labelOf({ words: word })}
              onPress={() => searchFor(word)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const maxWords = 6

/** Those of two letters and more, each once. */
function wordsIn(query: string): string[] {
  const words = query.split(/\s+/).filter(one => /[\p{L}\p{N}]{2}/u.test(one))
  return [...new Set(words)].slice(0, maxWords)
}
