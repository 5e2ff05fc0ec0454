import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { ChoiceField } from '../kit/fields/choice-field.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { SearchField } from './search-field.tsx'
import { Toolbar } from '../kit/layout/toolbar.tsx'
import { SkeletonGrid } from '../library/grid/skeleton-grid.tsx'
import { sortsOf } from '../api/search-sorts.ts'
import { $filterCount, $sort, setSort } from './query/filters.ts'
import { $medium } from './query/medium.ts'
import { $mediumWords } from './medium-words.ts'
import {
  $isOutdated,
  $query,
  $search,
  $searchKey,
  results,
  searchAgain
} from './query/search.ts'
import type { SearchState } from './query/search.ts'
import { $fieldRequests } from './query/search-views.ts'
import { $isSaved, toggleSaved } from './query/kept-searches.ts'
import { compose, submit, type } from './query/typing.ts'
import { showNotice } from '../shell/notices.ts'
import { $canGoBack, $isReturn, $view, goBack, placeOf } from '../shell/view.ts'
import { keyWords } from '../shell/words.ts'
import { buttonWords } from '../words/buttons.ts'
import { filterWords } from './filters/words.ts'
import { searchWords, sortWords } from './words.ts'
import { AssetGrid } from '../library/grid/asset-grid.tsx'
import { FillBarView } from '../placing/fill-bar-view.tsx'
import { languageName } from './filters/language-name.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { MediumField } from './medium-field.tsx'
import { NoResults } from './no-results.tsx'
import { PictureEntry } from './picture-entry.tsx'
import styles from './search-view.module.css'
import { SpellingView } from './spelling-view.tsx'
import { StartView } from './start-view.tsx'
import { SuggestionsView } from './suggestions-view.tsx'
import { WordsOffer } from './words-offer.tsx'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { useReturn } from '../shell/use-kept-place.ts'
import { useStartFocus } from './use-start-focus.ts'
import { useStoreNow } from './use-store-now.ts'
import { SearchFailedView } from './search-failed-view.tsx'

/** Stays mounted behind other views, so that a return finds it unchanged. */
export function SearchView() {
  const view = useStore($view)
  const isShown = view.name === 'search'
  const isOnTop = useStore($canGoBack) && isShown
  const found = useStore($search)
  const medium = useStore($medium)
  const key = useStore($searchKey)
  const isBusy = useStoreNow($isOutdated)
  const isFiltered = useStore($filterCount) > 0
  const t = useStore(searchWords)
  useKeptFocus()
  const isLeftHere = found.state === 'idle' && !placeOf(view).control
  return (
    <div class={styles.view} hidden={!isShown}>
      <div class={styles.head}>
        {isOnTop && <BackButton key={view} />}
        <SearchEntry
          isLeftHere={isShown && isLeftHere}
          canClear={found.state !== 'idle' && !isFiltered}
        />
        <Toolbar label={t.tools} look={styles.tools}>
          <MediumField />
          <PictureEntry />
        </Toolbar>
      </div>
      <FilterBar key={medium}>
        <ResultsLine found={found} />
      </FilterBar>
      <WordsOffer />
      <FillBarView />
      {found.state === 'idle' && isShown && <StartView key={view} />}
      {found.state === 'loading' && (
        <SkeletonGrid isMusic={medium === 'audio'} />
      )}
      {found.state === 'ready' && (
        <AssetGrid
          key={key}
          label={t.grid}
          list={results}
          found={found}
          isShown={isShown}
          isBusy={isBusy}
          empty={<NoResults query={found.query} />}
        />
      )}
      {found.state === 'failed' && <SearchFailedView error={found.error} />}
    </div>
  )
}

interface EntryProps {
  isLeftHere: boolean
  canClear: boolean
}

function SearchEntry({ isLeftHere, canClear }: EntryProps) {
  const field = useRef<HTMLInputElement>(null)
  useReturn(isLeftHere, field, () => field.current)
  useStartFocus(field)
  return (
    <SearchField
      fieldRef={field}
      text={useStore($query)}
      canClear={canClear}
      focusRequest={useStore($fieldRequests)}
      onText={text => void type(text)}
      onCompose={compose}
      onSearch={text => void submit(text)}
    >
      <SuggestionsView field={field} />
    </SearchField>
  )
}

/** Takes the focus when the button pressed to get here was removed. */
function BackButton() {
  const t = useStore(buttonWords)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (isFree && !$isReturn.get()) button.current?.focus()
  }, [])
  return (
    <IconButton
      buttonRef={button}
      label={t.back}
      icon="back"
      keys={useStore(keyWords).esc}
      onPress={goBack}
    />
  )
}

/** The number of results, the words and the order. */
function ResultsLine({ found }: { found: SearchState }) {
  const t = useStore(searchWords)
  const status = useStatus(found)
  const noneIn =
    found.state === 'ready' && found.noneIn
      ? t.noneIn({ language: languageName(found.noneIn) })
      : ''
  const isIdle = found.state === 'idle'
  return (
    <div class={isIdle ? styles.noLine : styles.line}>
      <p class={styles.count} role="status" title={noneIn || status}>
        {status}
      </p>
      {found.state === 'ready' && <SpellingView found={found} />}
      {!isIdle && (
        <div class={styles.order}>
          <SortField />
          {found.state === 'ready' && (
            <>
              <SaveButton />
              <IconButton
                label={t.searchAgain}
                icon="refresh"
                onPress={() => void searchAgain()}
              />
            </>
          )}
        </div>
      )}
    </div>
  )
}

function SaveButton() {
  const t = useStore(searchWords)
  const isSaved = useStore($isSaved)
  return (
    <IconButton
      label={isSaved ? t.removeSearch : t.saveSearch}
      icon="star"
      isPressed={isSaved}
      onPress={() => {
        if (!toggleSaved()) showNotice('info', t.tooManySaved)
      }}
    />
  )
}

function SortField() {
  const texts = useStore(sortWords)
  return (
    <ChoiceField
      label={useStore(filterWords).sortBy}
      isPlain
      value={useStore($sort)}
      choices={sortsOf(useStore($medium)).map(value => ({
        value,
        text: texts[value]
      }))}
      onChoose={setSort}
    />
  )
}

function useStatus(found: SearchState): string {
  const t = useStore(searchWords)
  const own = useStore($mediumWords)
  if (found.state === 'loading') return t.searching
  if (found.state !== 'ready') return ''
  const { total, spellcheck, noneIn } = found
  if (total === 0) return own.noResults
  const results =
    spellcheck === undefined
      ? own.results(total)
      : t.countFor({ count: total, spellcheck })
  return noneIn ? t.onlyInEnglish({ results }) : results
}
