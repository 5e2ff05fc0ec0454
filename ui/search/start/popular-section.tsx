import { useStore } from '@nanostores/preact'
import { Chip } from '../../kit/chip.tsx'
import { $language } from '../../words/language.ts'
import { popularQueries } from '../query/popular-queries.ts'
import { startWords } from './words.ts'
import { searchFor } from '../query/search.ts'
import { StartSectionView } from './start-section-view.tsx'
import { Soft } from '../../kit/layout/soft.tsx'
import styles from './start-page.module.css'

const mostShown = 10

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
          <Soft>{t.noPopular}</Soft>
        ) : (
          <ul class={styles.chipList} aria-hidden={words === null}>
            {words
              ? words.slice(0, mostShown).map(word => (
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
