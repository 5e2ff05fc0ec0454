import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { IconButton } from '../components/icon-button.tsx'
import { SearchField } from '../components/search-field.tsx'
import { SkeletonGrid } from '../components/skeleton-grid.tsx'
import { $query, $search, $searchKey, searchAgain } from '../stores/search.ts'
import type { SearchState } from '../stores/search.ts'
import { compose, enter, type } from '../stores/typing.ts'
import '../stores/search-views.ts'
import { $canGoBack, $isReturn, $view, goBack } from '../stores/view.ts'
import { buttonWords } from '../words/buttons.ts'
import { searchWords } from '../words/search.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FillBarView } from './fill-bar-view.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ResultsView } from './results-view.tsx'
import { SearchFailedView } from './search-failed-view.tsx'
import { SearchStartView } from './search-start-view.tsx'
import { SearchTools } from './search-tools.tsx'
import styles from './search-view.module.css'
import { SpellingView } from './spelling-view.tsx'

/** Stays behind other views, so that a return finds it as it was. */
export function SearchView() {
  const t = useStore(searchWords)
  const view = useStore($view)
  const isShown = view.name === 'search'
  const isOnTop = useStore($canGoBack) && isShown
  const found = useStore($search)
  const key = useStore($searchKey)
  return (
    <div class={styles.view} hidden={!isShown}>
      <div class={styles.head}>
        {isOnTop && <BackButton key={view} />}
        <SearchField
          text={useStore($query)}
          onText={text => void type(text)}
          onCompose={compose}
          onSearch={text => void enter(text)}
        />
      </div>
      <FilterBar />
      <ActiveFilters />
      <div class={styles.line}>
        <p class={styles.count} role="status">
          {statusText(found)}
        </p>
        {found.state === 'ready' && (
          <>
            <SpellingView found={found} />
            <IconButton
              label={t.searchAgain}
              icon="refresh"
              onPress={() => void searchAgain()}
            />
          </>
        )}
        <SearchTools />
        <FillBarView />
      </div>
      {found.state === 'idle' && <SearchStartView />}
      {found.state === 'loading' && <SkeletonGrid />}
      {found.state === 'ready' && (
        <ResultsView key={key} found={found} isShown={isShown} />
      )}
      {found.state === 'failed' && <SearchFailedView error={found.error} />}
    </div>
  )
}

/** What was pressed to get here is gone. */
function BackButton() {
  const buttons = useStore(buttonWords)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!$isReturn.get()) button.current?.focus()
  }, [])
  return (
    <IconButton
      buttonRef={button}
      label={buttons.back}
      icon="back"
      onPress={goBack}
    />
  )
}

function statusText(found: SearchState): string {
  const t = searchWords.get()
  if (found.state === 'loading') return t.searching
  if (found.state !== 'ready') return ''
  const { total, spellcheck, query } = found
  if (total === 0) return t.noResults
  const results = t.results(total)
  return spellcheck ? t.forInsteadOf({ results, spellcheck, query }) : results
}
