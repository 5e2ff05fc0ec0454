import { atom } from 'nanostores'
import { collectionErrorText } from './collection-texts.ts'
import { $collection, loadMoreItems, openedOf } from './collection.ts'
import type { OpenedCollection } from './collection.ts'
import { $shownItems } from './item-filter.ts'
import { showNotice } from '../../shell/notices.ts'
import { placeAssets } from '../../placing/place.ts'
import { reportWork } from '../../shell/progress.ts'

/** Placing more than this needs confirmation. */
export const boardAtOnce = 100

/** A collection is being placed. */
export const $isBoarding = atom(false)

let current = new AbortController()

/**
 * Loads the rest, then places all that the filter shows, or the first `max`.
 */
export async function placeCollection(
  id: string,
  max = Infinity
): Promise<void> {
  if ($isBoarding.get()) return
  $isBoarding.set(true)
  current = new AbortController()
  const { signal } = current
  try {
    const opened = await readAll(id, max, signal)
    if (!opened || signal.aborted) return
    reportWork($isBoarding, null)
    await placeAssets($shownItems.get().slice(0, max), { abort: current })
  } finally {
    reportWork($isBoarding, null)
    $isBoarding.set(false)
  }
}

export function cancelBoard(): void {
  current.abort()
}

/** Null if it could not be read; the error is shown. */
async function readAll(
  id: string,
  max: number,
  signal: AbortSignal
): Promise<OpenedCollection | null> {
  for (;;) {
    const opened = openedOf(id)
    if (!opened || signal.aborted) return null
    const { more, assets, collection } = opened
    if (more === 'none' || $shownItems.get().length >= max) return opened
    if (typeof more === 'object') {
      const text = collectionErrorText(more.error)
      showNotice('error', text, undefined, more.error)
      return null
    }
    const total = Math.min(max, collection.count)
    reportWork($isBoarding, {
      kind: 'read',
      done: assets.length,
      total,
      cancel: cancelBoard
    })
    await (more === 'loading' ? waitForChange() : loadMoreItems())
  }
}

function waitForChange(): Promise<void> {
  return new Promise(resolve => {
    const stop = $collection.listen(() => {
      stop()
      resolve()
    })
  })
}
