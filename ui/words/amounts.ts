import de from './de/amounts.json'
import es from './es/amounts.json'
import fr from './fr/amounts.json'
import ja from './ja/amounts.json'
import pt from './pt/amounts.json'
import { count, i18n } from './i18n.ts'

/** So many of something, as part of a sentence or a label. */
export const amountWords = i18n('amounts', [de, es, fr, ja, pt], {
  assets: count({ one: '{count} asset', other: '{count} assets' }),
  downloads: count({ one: '{count} download', other: '{count} downloads' }),
  layers: count({ one: '{count} layer', other: '{count} layers' }),
  requests: count({ one: '{count} request', other: '{count} requests' })
})
