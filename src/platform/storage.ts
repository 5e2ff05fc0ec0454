import type { ErrorCode } from '../../contract/errors.ts'
import { isUnder } from '../../contract/saved.ts'
import type { SavedItem } from '../../contract/saved.ts'
import { isText } from '../../contract/shape.ts'
import { createQueue } from './create-queue.ts'
import { orFail } from './wrap-errors.ts'

const queue = createQueue()

/** What is saved under this key, or keys that begin so, as it was written. */
export function loadItems(
  begin: string,
  but: readonly string[] = []
): Promise<SavedItem[]> {
  return orFail(failure, async () => {
    const { clientStorage } = figma
    const keys = await clientStorage.keysAsync()
    const ours = keys.filter(
      key => isUnder(key, begin) && !but.some(one => key.startsWith(one))
    )
    const items = await Promise.all(
      ours.map(async key => ({ key, text: await clientStorage.getAsync(key) }))
    )
    return items.filter(({ text }) => isText(text))
  })
}

/**
 * Null deletes. One after another, so that each reads back what it wrote
 * itself.
 */
export function saveItem(key: string, text: string | null): Promise<void> {
  return queue(() => orFail(failure, () => write(key, text)))
}

async function write(key: string, text: string | null): Promise<void> {
  const { clientStorage } = figma
  if (text === null) return clientStorage.deleteAsync(key)
  await clientStorage.setAsync(key, text)
  const back: unknown = await clientStorage.getAsync(key)
  // what is no item of many may be saved by another window at once
  const isTheirs = !key.includes(':') && isText(back)
  if (back !== text && !isTheirs) throw new Error('It read back differently.')
}

function failure(reason: string): ErrorCode {
  return /quota|exceed|limit|full/i.test(reason)
    ? 'storage-full'
    : 'storage-failed'
}
