import type { RunItem } from '../licensing/run-item.ts'
import { wordsFor } from '../words.ts'

/** How it stands with one asset, in a sentence. */
export function outcomeText(item: RunItem): string {
  if (item.text !== '') return item.text
  if (item.error) return wordsFor(item.error, 'license')
  switch (item.step) {
    case 'waiting':
      return 'Waits for its turn.'
    case 'licensing':
      return 'Asking the library for the license…'
    case 'checking':
      return (
        'We don’t know yet whether this was licensed. Asking how it ended; ' +
        'nothing is sent twice.'
      )
    case 'fetching':
      return 'Licensed. Fetching the file…'
    case 'swapping':
      return 'Licensed. Putting the file on its layers…'
    case 'done':
      return item.uses === 1
        ? '1 layer shows the licensed file.'
        : `${item.uses} layers show the licensed file.`
    case 'not-placed':
      return 'Licensed, but no layer shows the file yet.'
    case 'refused':
      return 'The library refused. Nothing was charged.'
    case 'doubtful':
      return (
        'We don’t know yet whether this was licensed. Check again later, or ' +
        'look into your account.'
      )
    case 'stopped':
      return 'Left out. Nothing was sent.'
  }
}
