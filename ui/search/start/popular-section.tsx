import { useStore } from '@nanostores/preact'
import { $language } from '../../words/language.ts'
import { popularQueries } from '../query/popular-queries.ts'
import { startWords } from './words.ts'
import { searchFor } from '../query/search.ts'
import { ChipSection } from './chip-section.tsx'

const maxShown = 10

export function PopularSection() {
  const t = useStore(startWords)
  const language = useStore($language)
  const state = useStore(popularQueries.$section)
  return (
    <ChipSection
      title={t.popular}
      state={state}
      none={t.noPopular}
      max={maxShown}
      labelOf={words => t.searchFor({ words })}
      onPress={searchFor}
      onLoad={() => void popularQueries.load(language)}
    />
  )
}
