import type { RunStep } from '../licensing/run-item.ts'
import de from './de/outcomes.json'
import es from './es/outcomes.json'
import fr from './fr/outcomes.json'
import ja from './ja/outcomes.json'
import pt from './pt/outcomes.json'
import { i18n } from './i18n.ts'

/** How it stands with one asset of a run. */
export const outcomeWords = i18n('outcomes', [de, es, fr, ja, pt], {
  waiting: 'Waits for its turn.',
  licensing: 'Asking the library for the license…',
  checking:
    'We don’t know yet whether this was licensed. Asking how it ended; ' +
    'nothing is sent twice.',
  licensed: 'Licensed. Its file is fetched next.',
  fetching: 'Licensed. Fetching the file…',
  fetched: 'Licensed. Its file is here; all layers change together.',
  swapping: 'Licensed. Putting the file on its layers…',
  done: 'The layers show the licensed file.',
  'not-placed': 'Licensed, but no layer shows the file yet.',
  refused: 'The library refused. Nothing was charged.',
  doubtful:
    'We don’t know yet whether this was licensed. Check again later, or ' +
    'look into your account.',
  elsewhere: 'An earlier purchase of it is unfinished. Nothing was sent.',
  stopped: 'Left out. Nothing was sent.'
} satisfies Record<RunStep, string>)
