import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import { $opened } from '../shell/document.ts'
import { keyOf } from './query/kept-searches.ts'
import { SearchChips } from './search-chips.tsx'
import { $settings, removeSavedSearch } from '../shell/settings.ts'
import { firstWords } from './words.ts'
import styles from './start-view.module.css'
import { FromFrameSection } from './start/from-frame-section.tsx'
import { StartPage } from './start/start-page.tsx'
import { YoursSection } from './start/yours-section.tsx'
import { useKeptPlace } from '../shell/use-kept-place.ts'

const maxShown = 8

/** Shown before a search; recent searches appear at once. */
export function StartView() {
  const t = useStore(firstWords)
  const isOpened = useStore($opened) !== null
  const { recentSearches, savedSearches } = useStore($settings)
  const saved = new Set(savedSearches.map(keyOf))
  const others = recentSearches.filter(one => !saved.has(keyOf(one)))
  const scroller = useRef<HTMLDivElement>(null)
  useKeptPlace(scroller)
  return (
    <div ref={scroller} class={styles.scroller}>
      {isOpened && <FromFrameSection />}
      <SearchChips
        title={t.savedSearches}
        searches={savedSearches}
        onRemove={removeSavedSearch}
      />
      <SearchChips
        title={t.recentSearches}
        searches={others.slice(0, maxShown)}
      />
      {recentSearches.length + savedSearches.length === 0 && (
        <p class={styles.lead}>{t.lead}</p>
      )}
      {isOpened && (
        <>
          <YoursSection />
          <StartPage />
        </>
      )}
    </div>
  )
}
