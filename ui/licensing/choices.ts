import type { Asset } from '../api/asset.ts'
import { isExpired } from '../api/subscription.ts'
import type { Subscription } from '../api/subscription.ts'
import type { PlanChoice, PlanReason } from './license-plan.ts'

/** Best first. */
const sizes = ['huge', 'medium', 'small'] as const

/** Every way to license an asset, best first, or why there is none. */
export function choicesFor(
  asset: Asset,
  subscriptions: readonly Subscription[],
  now: number
): readonly PlanChoice[] | PlanReason {
  if (subscriptions.length === 0) return 'no-subscriptions'
  const running = subscriptions.filter(one => !isExpired(one, now))
  if (running.length === 0) return 'all-expired'
  const fitting = running.filter(one => one.isForImages)
  if (fitting.length === 0) return 'wrong-media-type'
  const offered = sizes.filter(size => isOffered(asset, `${size}_jpg`))
  if (offered.length === 0 && hasVector(asset)) return 'vector-only'
  const choices = fitting.flatMap(one => bestChoice(one, offered))
  if (choices.length === 0) return 'size-not-offered'
  choices.sort((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size))
  return choices
}

function bestChoice(
  { id, name, license, formats }: Subscription,
  offered: readonly PlanChoice['size'][]
): PlanChoice[] {
  const size = offered.find(
    size => formats.length === 0 || formats.includes(`${size}_jpg`)
  )
  if (!size) return []
  return [
    { subscriptionId: id, subscriptionName: name, license, size, format: 'jpg' }
  ]
}

/** A service that lists no sizes is asked and may still refuse. */
function isOffered({ sizes }: Asset, name: string): boolean {
  if (sizes.length === 0) return true
  return sizes.some(size => size.name === name && size.isLicensable !== false)
}

function hasVector({ sizes }: Asset): boolean {
  return sizes.some(size => size.name === 'vector_eps')
}
