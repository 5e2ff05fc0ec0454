import type { MediaType } from '../../../contract/api/media-type.ts'
import type { Purchase, PurchaseOutcome } from '../../../contract/gateway.ts'
import type { Instance } from './servers.ts'

export type Outcome = PurchaseOutcome['outcome'] | 'unseen'

/** One purchase of a panel. */
export interface Attempt {
  id: string
  personId: string
  mediaType: MediaType
  assetIds: readonly string[]
  /** Assets that the person knowingly licenses once more. */
  again: ReadonlySet<string>
  /** Certain outcomes as answered, and by which life of an instance. */
  answered: Map<string, { outcome: Outcome; from: Instance; life: number }>
}

/** Notes what an instance answered; a sentence for each contradiction. */
export function noteAnswer(
  { id, answered, assetIds }: Attempt,
  { attempt, items }: Purchase,
  from: Instance,
  life: number
): string[] {
  const names = items.map(({ assetId }) => assetId)
  if (attempt !== id || names.join() !== assetIds.join()) {
    return [`attempt ${id} was answered with other assets: ${names.join()}`]
  }
  return items.flatMap(({ assetId, outcome }) => {
    if (!isCertain(outcome)) return []
    const earlier = answered.get(assetId)
    if (!earlier) answered.set(assetId, { outcome, from, life })
    if (!earlier || earlier.outcome === outcome) return []
    return [
      `${assetId} of attempt ${id} was ${earlier.outcome}, then ${outcome}`
    ]
  })
}

/** Whether the outcome never changes. */
export function isCertain(outcome: Outcome): boolean {
  return outcome !== 'unknown' && outcome !== 'sending'
}
