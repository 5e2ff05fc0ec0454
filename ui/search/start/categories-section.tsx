import { useStore } from '@nanostores/preact'
import { setFilters } from '../query/filters.ts'
import { ChipSection } from './chip-section.tsx'
import { videoCategories } from './start-lists.ts'
import { startWords } from './words.ts'

export function CategoriesSection() {
  const t = useStore(startWords)
  return (
    <ChipSection
      title={t.categories}
      state={useStore(videoCategories.$section)}
      none={t.noCategories}
      labelOf={category => t.videosIn({ category })}
      onPress={category => setFilters({ category })}
      onLoad={() => void videoCategories.load(null)}
    />
  )
}
