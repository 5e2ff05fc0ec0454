import de from './de/notices.json'
import es from './es/notices.json'
import fr from './fr/notices.json'
import ja from './ja/notices.json'
import pt from './pt/notices.json'
import { count, i18n } from './i18n.ts'

export const noticeWords = i18n('notices', [de, es, fr, ja, pt], {
  settled: 'Settled',
  newerRecord:
    'A newer version of Cleared wrote this. Close and open the plugin to change it.',
  askedFor: count({
    one: 'Asked for {count} license.',
    other: 'Asked for {count} licenses.'
  })
})
