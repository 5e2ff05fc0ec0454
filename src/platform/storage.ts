import type { ErrorCode } from '../../contract/errors.ts'
import { matchesKey } from '../../contract/saved.ts'
import type { SavedItem } from '../../contract/saved.ts'
import { isText } from '../../contract/shape.ts'
import { createQueue } from './create-queue.ts'
import { wrapErrors } from './wrap-errors.ts'

const queue = createQueue()

/** The saved items under this key, or under keys with this prefix, unparsed. */
export function loadItems(
  prefix: string,
  excluded: readonly string[] = []
): Promise<SavedItem[]> {
  return wrapErrors(codeOf, async () => {
    const { clientStorage } = figma
    const keys = await clientStorage.keysAsync()
    const ours = keys.filter(
      key =>
        matchesKey(key, prefix) && !excluded.some(one => key.startsWith(one))
    )
    const items = await Promise.all(
      ours.map(async key => ({ key, text: await clientStorage.getAsync(key) }))
    )
    return items.filter(({ text }) => isText(text))
  })
}

/** Null deletes. Writes are queued: each reads its own text back. */
export function saveItem(key: string, text: string | null): Promise<void> {
  return queue(() => wrapErrors(codeOf, () => write(key, text)))
}

async function write(key: string, text: string | null): Promise<void> {
  const { clientStorage } = figma
  if (text === null) return clientStorage.deleteAsync(key)
  await clientStorage.setAsync(key, text)
  const saved: unknown = await clientStorage.getAsync(key)
  // another window may save the same key at the same time
  const isForeign = !key.includes(':') && isText(saved)
  if (saved !== text && !isForeign) throw new Error('It read back differently.')
}

function codeOf(reason: string): ErrorCode {
  return /quota|exceed|limit|full/i.test(reason)
    ? 'storage-full'
    : 'storage-failed'
}
