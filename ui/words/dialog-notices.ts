import de from './de/dialog-notices.json'
import es from './es/dialog-notices.json'
import fr from './fr/dialog-notices.json'
import ja from './ja/dialog-notices.json'
import pt from './pt/dialog-notices.json'
import { i18n } from './i18n.ts'

export const dialogNoticeWords = i18n('dialog-notices', [de, es, fr, ja, pt], {
  savedByCleared: 'Saved by Cleared.'
})
