import de from './de/time-left.json'
import es from './es/time-left.json'
import fr from './fr/time-left.json'
import ja from './ja/time-left.json'
import pt from './pt/time-left.json'
import { count, i18n } from './i18n.ts'

/** How long something will go on. */
export const timeLeftWords = i18n('time-left', [de, es, fr, ja, pt], {
  seconds: count({
    one: 'about {count} second left',
    other: 'about {count} seconds left'
  }),
  minutes: count({
    one: 'about {count} minute left',
    other: 'about {count} minutes left'
  })
})
