import type { Figure } from './figure.ts'
import { benchFirstThumbnails } from './loop/first-thumbnails.ts'
import { benchColdStart } from './panel/cold-start.ts'
import { benchHeap } from './panel/heap.ts'
import { benchScroll } from './panel/scroll.ts'
import { benchSizes } from './panel/sizes.ts'
import { benchTyping } from './panel/typing.ts'

/** What the panel takes: its start, results, words and size. */
export async function benchPanel(): Promise<Figure[]> {
  return [
    ...(await benchScroll()),
    ...(await benchHeap()),
    ...(await benchColdStart()),
    ...(await benchFirstThumbnails()),
    ...(await benchTyping()),
    ...(await benchSizes())
  ]
}
