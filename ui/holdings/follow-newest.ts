import { computed } from 'nanostores'
import { $session } from '../account/session.ts'
import { $reconnectedAt } from '../shell/online.ts'
import { $view } from '../shell/view.ts'
import { readNewest } from './history.ts'

/** The account and the medium of the view; null if the history is not theirs. */
const $reader = computed([$session, $view], (session, view) => {
  if (session.state === 'out' || !session.canSeeHistory) return null
  const mediaType = ('mediaType' in view && view.mediaType) || 'image'
  return { accountId: session.userId, mediaType }
})

/** Accounts and media that were read, or are being read. */
const known = new Set<string>()

/**
 * Reads the newest licenses once per account and medium in view. Call once, at
 * the start.
 */
export function followNewest(): void {
  $reader.subscribe(() => void read())
  $reconnectedAt.listen(() => void read())
}

async function read(): Promise<void> {
  const reader = $reader.get()
  if (!reader) return
  const { accountId, mediaType } = reader
  const key = `${mediaType} ${accountId}`
  if (known.has(key)) return
  known.add(key)
  try {
    await readNewest(accountId, mediaType)
  } catch {
    known.delete(key) // read with the next view, and reported by Licenses
  }
}
