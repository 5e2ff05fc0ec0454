import { useStore } from '@nanostores/preact'
import { Chip } from '../../kit/chip.tsx'
import { $language } from '../../words/language.ts'
import { popularQueries } from '../query/popular-queries.ts'
import { startWords } from './words.ts'
import { searchFor } from '../query/search.ts'
import { StartSectionView } from './start-section-view.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import styles from './start-page.module.css'

const maxShown = 10

export function PopularSection() {
  const t = useStore(startWords)
  const language = useStore($language)
  const state = useStore(popularQueries.$section)
  const load = () => void popularQueries.load(language)
  return (
    <StartSectionView
      title={t.popular}
      state={state}
      height="chips"
      onLoad={load}
    >
      {words =>
        words?.length === 0 ? (
          <Hint>{t.noPopular}</Hint>
        ) : (
          <ul class={styles.chipList} aria-hidden={words === null}>
            {words
              ? words.slice(0, maxShown).map(word => (
                  <li key={word}>
                    <Chip
                      text={word}
                      label={t.searchFor({ words: word })}
                      onPress={() => searchFor(word)}
                    />
                  </li>
                ))
              : [1, 2, 3, 4].map(one => <li key={one} class={styles.blank} />)}
          </ul>
        )
      }
    </StartSectionView>
  )
}
