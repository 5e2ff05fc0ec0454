import { atom, computed } from 'nanostores'
import type { Pin } from '../../../contract/records.ts'
import { accountFor } from '../../account/account-for.ts'
import { onAccountChange } from '../../account/on-account-change.ts'
import { fetchCollection } from '../../api/collections/collections.ts'
import { $settings, rememberCount } from '../../shell/settings.ts'

/** How many images pinned collections have now, by id, as far as known. */
const $counts = atom<ReadonlyMap<string, number>>(new Map())

/** How many more than when the person last opened them, by id. */
export const $gained = computed(
  [$counts, $settings],
  (counts, { seenCounts }) =>
    new Map(
      seenCounts.map(({ id, count }) => [
        id,
        Math.max(0, (counts.get(id) ?? 0) - count)
      ])
    )
)

/** Those that were read, or are being read. */
const read = new Set<string>()

/**
 * Reads each once, if it was opened before. Not for the start page, which asks
 * nothing for pins.
 */
export async function readPinCounts(pins: readonly Pin[]): Promise<void> {
  const seen = new Set($settings.get().seenCounts.map(({ id }) => id))
  for (const { id, shareCode } of pins) {
    if (!seen.has(id) || read.has(id)) continue
    read.add(id)
    try {
      const accountId = accountFor('collections.view')
      const { count } = await fetchCollection(id, {
        accountId,
        code: shareCode
      })
      keepCount(id, count)
    } catch {
      read.delete(id) // opening the collection says why
    }
  }
}

/** The person sees all of them now. */
export function noteOpened(id: string, count: number): void {
  keepCount(id, count)
  rememberCount({ id, count })
}

function keepCount(id: string, count: number): void {
  $counts.set(new Map($counts.get()).set(id, count))
}

onAccountChange(() => {
  read.clear()
  $counts.set(new Map())
})
