import { parseSaved } from '../../contract/saved.ts'
import type { SavedItem } from '../../contract/saved.ts'

/** Those under keys that begin so; what cannot be read stays where it is. */
export function recordsIn<Item>(
  items: readonly SavedItem[],
  prefix: string,
  read: (value: unknown) => Item | null
): Item[] {
  return items
    .filter(({ key }) => key.startsWith(prefix))
    .flatMap(({ text }) => read(parseSaved(text)) ?? [])
}
