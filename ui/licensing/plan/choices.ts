import type { MediaType } from '../../../contract/api/media-type.ts'
import { maxVideoBytes } from '../../../contract/picture.ts'
import { fileNameOf } from '../../api/asset.ts'
import type { Asset } from '../../api/asset.ts'
import { isExpired } from '../../api/subscription.ts'
import type { Subscription } from '../../api/subscription.ts'
import {
  isCompLicense,
  isUsualLicense,
  toTrackLicense
} from '../../holdings/license-names.ts'
import { planFormat, planSizes } from './license-plan.ts'
import type { PlanChoice, PlanReason, PlanSize } from './license-plan.ts'
import { choiceRank } from './owned-licenses.ts'
import { trackSize } from './track-licenses.ts'
import { isSoldAsEps } from './vector-files.ts'

/** The most that one license takes; a repeated license may be free. */
export const chargePerLicense = 1

export interface Choices {
  /** All choices, the best first; see `choiceRank`. */
  all: readonly PlanChoice[]
  /** Choices whose license the panel knows, or that name none. */
  usual: readonly PlanChoice[]
  /** The other choices. */
  unusual: readonly PlanChoice[]
}

/**
 * How an asset can be licensed, or why it cannot be. Assets with the same sizes
 * get the same object.
 */
export function createChooser(
  subscriptions: readonly Subscription[],
  now: number,
  outdatedFor: readonly MediaType[] = []
): (asset: Asset) => Choices | PlanReason {
  const running = subscriptions.filter(one => !isExpired(one, now))
  const known = new Map<string, Choices | PlanReason>()
  return asset => {
    if (subscriptions.length === 0) return 'no-subscriptions'
    if (running.length === 0) return 'all-expired'
    const { isEditorial } = asset
    const { mediaType } = asset
    if (outdatedFor.includes(mediaType)) return 'gateway-outdated'
    const sizes = licensableSizes(asset)
    if (sizes.length === 0 && hasVector(asset)) return 'vector-only'
    const large = sizes.filter(size => isTooLarge(asset, size))
    const isVector = isSoldAsEps(asset)
    const key = [mediaType, isEditorial, isVector, sizes, large].join(' ')
    const choices =
      known.get(key) ??
      choose(running, { mediaType, isEditorial, isVector, sizes, large })
    known.set(key, choices)
    return choices
  }
}

/** What assets of one kind have in common. */
interface AssetKind {
  mediaType: MediaType
  isEditorial: boolean
  /** Sold as EPS, too. */
  isVector: boolean
  sizes: readonly PlanSize[]
  /** Sizes whose files Figma does not take. */
  large: readonly PlanSize[]
}

function choose(
  running: readonly Subscription[],
  kind: AssetKind
): Choices | PlanReason {
  const { mediaType, isEditorial, sizes } = kind
  const isEditorialImage = mediaType === 'image' && isEditorial
  const fitting = running.filter(
    one =>
      one.media.includes(mediaType) || (isEditorialImage && one.isForEditorial)
  )
  if (fitting.length === 0) {
    const isForOthers =
      mediaType === 'image' && running.some(one => one.isForEditorial)
    return isForOthers ? 'editorial-only' : 'wrong-media-type'
  }
  const real = fitting.filter(({ license }) => !isCompLicense(license))
  if (real.length === 0) return 'comps-only'
  if (sizes.length === 0) return 'not-licensable'
  const offers = (one: Subscription, size: PlanSize) =>
    hasSize(one, mediaType, size)
  const offering = real.filter(one => sizes.some(size => offers(one, size)))
  if (offering.length === 0) {
    return sizes.includes('vector') ? 'vector-only' : 'size-not-offered'
  }
  const able = offering.filter(hasLeft)
  if (able.length === 0) return 'all-used-up'
  const all = sizes.flatMap(size =>
    able.filter(one => offers(one, size)).map(one => toChoice(one, kind, size))
  )
  all.sort((a, b) => choiceRank(a) - choiceRank(b))
  const isUsual = ({ license }: PlanChoice) =>
    license === '' || isUsualLicense(license)
  return {
    all,
    usual: all.filter(isUsual),
    unusual: all.filter(one => !isUsual(one))
  }
}

/** All but vectors, which are licensed only without any of these. */
const soldAlone: Record<MediaType, readonly PlanSize[]> = {
  image: planSizes.image.filter(size => size !== 'vector'),
  video: planSizes.video,
  audio: planSizes.audio
}

/**
 * Sizes that this person may license. If the service lists none, they are tried
 * and may be refused. A vector is licensed as EPS if the library does not sell
 * its JPEG alone.
 */
export function licensableSizes(asset: Asset): readonly PlanSize[] {
  const { sizes } = asset
  const { mediaType } = asset
  const sold = soldAlone[mediaType]
  // A track's request names no size, and its record need not list any.
  if (sizes.length === 0 || mediaType === 'audio') return sold
  const own = sold.filter(size => {
    const name = fileNameOf({ mediaType, size, format: 'jpg' })
    return sizes.some(one => one.name === name && one.isLicensable !== false)
  })
  const hasJpeg = sizes.some(({ name }) => name === 'huge_jpg')
  const isEpsAlone = own.length === 0 && hasJpeg && isSoldAsEps(asset)
  return isEpsAlone ? ['vector'] : own
}

/** Whether Figma does not take the file. Images are scaled down. */
export function isTooLarge({ mediaType, sizes }: Asset, size: string): boolean {
  if (mediaType !== 'video') return false
  const { fileSize } = sizes.find(({ name }) => name === size) ?? {}
  return (fileSize ?? 0) > maxVideoBytes
}

/**
 * A subscription that lists no formats is tried and may refuse. A vector needs
 * both formats listed: its license may otherwise have no file for the canvas. A
 * license of a track has one file.
 */
function hasSize(
  { license, formats }: Subscription,
  mediaType: MediaType,
  size: PlanSize
): boolean {
  if (mediaType === 'audio') {
    const isNamed = toTrackLicense(license) !== undefined
    return isNamed && trackSize(license, formats) === size
  }
  if (size === 'vector') {
    return ['vector_eps', 'huge_jpg'].every(name => formats.includes(name))
  }
  const name = fileNameOf({ mediaType, size, format: 'jpg' })
  return formats.length === 0 || formats.includes(name)
}

function hasLeft({ left }: Subscription): boolean {
  return left === null || left >= chargePerLicense
}

function hasVector({ sizes }: Asset): boolean {
  return sizes.some(size => size.name === 'vector_eps')
}

function toChoice(
  { id, name, license, formats }: Subscription,
  { mediaType, isVector, large }: AssetKind,
  size: PlanSize
): PlanChoice {
  return {
    subscriptionId: id,
    subscriptionName: name,
    license,
    size,
    format: planFormat(mediaType, size),
    ...(large.includes(size) && { isTooLarge: true }),
    ...(isVector && formats.includes('vector_eps') && { hasEps: true })
  }
}
