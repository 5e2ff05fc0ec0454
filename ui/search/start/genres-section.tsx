import { useStore } from '@nanostores/preact'
import { genres } from '../../../contract/api/search-values.ts'
import { Chip } from '../../kit/chip.tsx'
import { genreText, genreWords } from '../../words/music.ts'
import { setFilters } from '../query/filters.ts'
import styles from './start-page.module.css'
import { startWords } from './words.ts'

/** The genres that music can be searched by. */
export function GenresSection() {
  const t = useStore(startWords)
  useStore(genreWords)
  return (
    <section class={styles.section} aria-labelledby="genres">
      <h2 id="genres" class={styles.title}>
        {t.genres}
      </h2>
      <ul class={styles.chipList}>
        {genres.map(genre => (
          <li key={genre}>
            <Chip
              text={genreText(genre)}
              label={t.searchFor({ words: genreText(genre) })}
              onPress={() => setFilters({ genres: [genre] })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
