import { ClearedError } from '../contract/errors.ts'
import { isUnder } from '../contract/saved.ts'
import type { SavedItem } from '../contract/saved.ts'
import { isText } from '../contract/shape.ts'
import { reasonOf } from './reason-of.ts'

let last: Promise<unknown> = Promise.resolve()

/** What is saved under this key, or keys that begin so, as it was written. */
export function loadItems(begin: string): Promise<SavedItem[]> {
  return attempt('read', async () => {
    const { clientStorage } = figma
    const keys = await clientStorage.keysAsync()
    const ours = keys.filter(key => isUnder(key, begin))
    const texts: unknown[] = await Promise.all(
      ours.map(key => clientStorage.getAsync(key))
    )
    const items: SavedItem[] = []
    ours.forEach((key, i) => {
      const text = texts[i]
      if (isText(text)) items.push({ key, text })
    })
    return items
  })
}

/**
 * Null deletes. One after another, so that each reads back what it wrote
 * itself.
 */
export function saveItem(key: string, text: string | null): Promise<void> {
  const saved = last.then(() => attempt('written', () => write(key, text)))
  last = saved.catch(() => {}) // its caller hears of it
  return saved
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

async function attempt<Result>(
  verb: string,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const reason = reasonOf(error)
    const isFull = /quota|exceed|limit|full/i.test(reason)
    throw new ClearedError(
      isFull ? 'storage-full' : 'storage-failed',
      `Figma's storage could not be ${verb}: ${reason}`
    )
  }
}
