import type { RunItem, RunStep } from '../licensing/run-item.ts'
import { layersShow } from '../words-for-swaps.ts'
import { wordsFor } from '../words.ts'
import { licenseFailures } from '../words/license-failures.ts'

const texts: Record<RunStep, string> = {
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
}

/** How it stands with one asset, in a sentence. */
export function outcomeText(item: RunItem): string {
  return `${standing(item)} ${item.loss}`.trimEnd()
}

function standing(item: RunItem): string {
  const { step, uses, text, error } = item
  if (step === 'done' && uses > 0) {
    return `${layersShow(uses)} the licensed file. ${text}`.trimEnd()
  }
  if (text !== '') return text
  return error ? wordsFor(error, licenseFailures) : texts[step]
}
