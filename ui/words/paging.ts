import de from './de/paging.json'
import es from './es/paging.json'
import fr from './fr/paging.json'
import ja from './ja/paging.json'
import pt from './pt/paging.json'
import { i18n } from './i18n.ts'

export const pagingWords = i18n('paging', [de, es, fr, ja, pt], {
  pages: 'Pages'
})
