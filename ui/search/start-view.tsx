import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import { Chip } from '../kit/chip.tsx'
import { $opened } from '../shell/document.ts'
import { $settings } from '../shell/settings.ts'
import { firstWords } from './words.ts'
import { searchFor } from './query/search.ts'
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
  const searches = useStore($settings).recentSearches.slice(0, maxShown)
  const scroller = useRef<HTMLDivElement>(null)
  useKeptPlace(scroller)
  return (
    <div ref={scroller} class={styles.scroller}>
      {isOpened && <FromFrameSection />}
      {searches.length > 0 ? (
        <section class={styles.searches} aria-labelledby="recent-searches">
          <h2 id="recent-searches">{t.recentSearches}</h2>
          <ul class={styles.list}>
            {searches.map(words => (
              <li key={words}>
                <Chip
                  text={words}
                  label={t.searchFor({ words })}
                  onPress={() => searchFor(words)}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : (
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
