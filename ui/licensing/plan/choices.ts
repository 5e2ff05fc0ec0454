import type { Asset } from '../../api/asset.ts'
import { isExpired } from '../../api/subscription.ts'
import type { Subscription } from '../../api/subscription.ts'
import { isCompLicense, isUsualLicense } from '../../holdings/license-names.ts'
import { planSizes } from './license-plan.ts'
import type { PlanChoice, PlanReason, PlanSize } from './license-plan.ts'

/** The most that one license takes; a repeated license may be free. */
export const chargePerLicense = 1

export interface Choices {
  /** All choices, largest first. */
  all: readonly PlanChoice[]
  /** Choices whose license the panel knows, or that name none. */
  usual: readonly PlanChoice[]
}

/**
 * How an asset can be licensed, or why it cannot be. Assets with the same sizes
 * get the same object.
 */
export function createChooser(
  subscriptions: readonly Subscription[],
  now: number
): (asset: Asset) => Choices | PlanReason {
  const running = subscriptions.filter(one => !isExpired(one, now))
  const known = new Map<string, Choices | PlanReason>()
  return asset => {
    if (subscriptions.length === 0) return 'no-subscriptions'
    if (running.length === 0) return 'all-expired'
    const { isEditorial } = asset
    if (asset.mediaType !== 'image') return 'wrong-media-type'
    const sizes = licensableSizes(asset)
    if (sizes.length === 0 && hasVector(asset)) return 'vector-only'
    const kind = `${isEditorial} ${sizes.join()}`
    const choices = known.get(kind) ?? choose(running, isEditorial, sizes)
    known.set(kind, choices)
    return choices
  }
}

function choose(
  running: readonly Subscription[],
  isEditorial: boolean,
  sizes: readonly PlanSize[]
): Choices | PlanReason {
  const fitting = running.filter(
    one => one.isForImages || (isEditorial && one.isForEditorial)
  )
  if (fitting.length === 0) {
    const isForOthers = running.some(one => one.isForEditorial)
    return isForOthers ? 'editorial-only' : 'wrong-media-type'
  }
  const real = fitting.filter(({ license }) => !isCompLicense(license))
  if (real.length === 0) return 'comps-only'
  if (sizes.length === 0) return 'not-licensable'
  const offering = real.filter(one => sizes.some(size => hasSize(one, size)))
  if (offering.length === 0) return 'size-not-offered'
  const able = offering.filter(hasLeft)
  if (able.length === 0) return 'all-used-up'
  const all = sizes.flatMap(size =>
    able.filter(one => hasSize(one, size)).map(one => toChoice(one, size))
  )
  const usual = all.filter(
    ({ license }) => license === '' || isUsualLicense(license)
  )
  return { all, usual }
}

/**
 * Sizes that this person may license. If the service lists none, they are tried
 * and may be refused.
 */
export function licensableSizes({ sizes }: Asset): readonly PlanSize[] {
  if (sizes.length === 0) return planSizes
  return planSizes.filter(size =>
    sizes.some(one => one.name === `${size}_jpg` && one.isLicensable !== false)
  )
}

/** If a subscription lists no formats, it is tried and may refuse. */
function hasSize({ formats }: Subscription, size: PlanSize): boolean {
  return formats.length === 0 || formats.includes(`${size}_jpg`)
}

function hasLeft({ left }: Subscription): boolean {
  return left === null || left >= chargePerLicense
}

function hasVector({ sizes }: Asset): boolean {
  return sizes.some(size => size.name === 'vector_eps')
}

function toChoice(
  { id, name, license }: Subscription,
  size: PlanSize
): PlanChoice {
  return {
    subscriptionId: id,
    subscriptionName: name,
    license,
    size,
    format: 'jpg'
  }
}
