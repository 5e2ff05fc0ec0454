import { isExpired } from '../../api/subscription.ts'
import type { Price, Subscription } from '../../api/subscription.ts'
import { trackLicenses } from '../../holdings/license-names.ts'
import { groupBy } from '../../platform/group-by.ts'
import { planSizes } from './license-plan.ts'

/**
 * A request for a track names a license and no subscription: of subscriptions
 * with the same license, the library chooses the one that it charges. Here the
 * first stands for them all, with the sum of what is left. `now` in
 * milliseconds since 1970.
 */
export function poolTracks(
  subscriptions: readonly Subscription[],
  now: number
): Subscription[] {
  const isPooled = (one: Subscription) =>
    one.media.includes('audio') && !isExpired(one, now)
  const pools = groupBy(subscriptions.filter(isPooled), one => one.license)
  return subscriptions.map(one => {
    const pool = isPooled(one) ? (pools.get(one.license) ?? []) : []
    if (pool.length < 2) return one
    return pool[0] === one ? { ...one, ...poolOf(pool) } : withoutTracks(one)
  })
}

function poolOf(pool: readonly Subscription[]): Partial<Subscription> {
  const names = new Set(pool.map(({ name }) => name))
  return {
    name: [...names].join(', '),
    left: sum(pool.map(({ left }) => left)),
    limit: sum(pool.map(({ limit }) => limit)),
    formats: [...new Set(pool.flatMap(({ formats }) => formats))],
    asksFor: [...new Set(pool.flatMap(({ asksFor }) => asksFor))],
    price: dearest(pool)
  }
}

function withoutTracks(one: Subscription): Subscription {
  return { ...one, media: one.media.filter(medium => medium !== 'audio') }
}

function sum(counts: readonly (number | null)[]): number | null {
  return counts.reduce((all, one) =>
    all === null || one === null ? null : all + one
  )
}

function dearest(pool: readonly Subscription[]): Price | null {
  const prices = pool.flatMap(({ price }) => price ?? [])
  prices.sort((a, b) => b.amount - a.amount)
  return prices[0] ?? null
}

/**
 * The file that a license of a track gives; it cannot be chosen. Where the
 * subscription lists both or none, the standard license gives the MP3 and the
 * others the original.
 */
export function trackSize(
  license: string,
  formats: readonly string[] = []
): (typeof planSizes.audio)[number] {
  const [size, other] = planSizes.audio.filter(one => formats.includes(one))
  if (size && !other) return size
  return license === trackLicenses[0] ? 'clean_audio' : 'original_audio'
}
