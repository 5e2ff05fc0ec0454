import de from './de/filter-sections.json'
import es from './es/filter-sections.json'
import fr from './fr/filter-sections.json'
import ja from './ja/filter-sections.json'
import pt from './pt/filter-sections.json'
import { i18n } from './i18n.ts'

/** The filters that are asked for most. */
export const filterSectionWords = i18n(
  'filter-sections',
  [de, es, fr, ja, pt],
  {
    type: 'Type',
    orientation: 'Orientation',
    color: 'Color',
    people: 'People',
    size: 'Size',
    license: 'License'
  }
)
