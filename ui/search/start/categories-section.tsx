import { useStore } from '@nanostores/preact'
import { setFilters } from '../query/filters.ts'
import {
  categoryName,
  categoryText,
  categoryWords
} from '../../words/categories.ts'
import { ChipSection } from './chip-section.tsx'
import { videoCategories } from './start-lists.ts'
import { startWords } from './words.ts'

export function CategoriesSection() {
  const t = useStore(startWords)
  useStore(categoryWords)
  return (
    <ChipSection
      title={t.categories}
      state={useStore(videoCategories.$section)}
      none={t.noCategories}
      textOf={categoryText}
      labelOf={category => t.videosIn({ category })}
      onPress={name => setFilters({ category: categoryName(name) })}
      onLoad={() => void videoCategories.load(null)}
    />
  )
}
