import de from './de/holders.json'
import es from './es/holders.json'
import fr from './fr/holders.json'
import ja from './ja/holders.json'
import pt from './pt/holders.json'
import { count, filled, i18n } from './i18n.ts'

/** In which collections an asset is known to be. */
export const holderWords = i18n('holders', [de, es, fr, ja, pt], {
  title: 'In collections',
  nameless: 'Without a name',
  shared: filled('{name}, shared'),
  featured: filled('{name}, featured'),
  open: filled('Open {name}'),
  among: count({
    one: 'Of the {count} collection loaded so far.',
    other: 'Of the {count} collections loaded so far.'
  }),
  none: count({
    one: 'Not in the {count} collection loaded so far.',
    other: 'In none of the {count} collections loaded so far.'
  })
})
