import type { MediaType } from '../../../contract/api/media-type.ts'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import { rightCode } from './codes.ts'
import type { Choices } from './choices.ts'
import type { Faults, FaultName } from './faults.ts'
import type { Flight } from './flights.ts'
import { refuse, reply } from './plain-request.ts'
import type { PlainReply, PlainRequest } from './plain-request.ts'
import {
  attemptOf,
  idField,
  itemsOf,
  licensedAsset,
  olderLicenses,
  termsOf,
  toRecord
} from './service-records.ts'
import type {
  LicenseItem,
  OlderLicenses,
  OwnedLicense,
  Terms
} from './service-records.ts'
import { chargedFor, fileOfTrack } from './subscriptions.ts'
import type { Timeline } from './timeline.ts'

/**
 * One item of a processed license request, or of a direct one that was refused
 * unread.
 */
export interface Arrival extends Terms {
  account: string
  /** Its key. */
  asset: string
  /** Retail price. */
  price: number | null
  searchId: string | null
  attempt: string | null
  /** Number of the gateway's store, as in the request; null for a direct one. */
  store: number | null
  flight: Flight | null
  /** When the history shows it. */
  visibleAt: number
  /** Null when it was refused and not charged. */
  licenseId: string | null
}

export interface LicensingParts {
  choices: Choices
  timeline: Timeline
  faults: Faults
  origin: string
  /** Licenses from before the run in each account. */
  older: OlderLicenses
  /** Downloads by subscription. */
  allotments: Readonly<Record<string, number>>
}

/** The licenses of a service that charges every one it is asked for. */
export function createSmallLicensing(parts: LicensingParts) {
  const { choices, timeline, faults, origin } = parts
  const arrivals: Arrival[] = []
  const licenses: OwnedLicense[] = []
  /** Attempts whose metadata was refused, by account and assets. */
  const refusedNotes = new Map<string, string>()

  /** Records a refused direct request: a copy of it may still be licensed. */
  function noteRefused(account: string, request: PlainRequest): void {
    if (request.store !== undefined) return
    const attempt = attemptOf(request)
    for (const item of itemsOf(request)) {
      const what = { account, ...wishOf(item) }
      const at = timeline.now()
      const sent = { attempt, store: null, flight: null, visibleAt: at }
      arrivals.push({ ...what, ...sent, licenseId: null })
    }
  }

  function license(account: string, request: PlainRequest): PlainReply {
    const asked = itemsOf(request)
    const { store = null, flight = null } = request
    const strikes = strikesAt(store)
    if (strikes('rate-limited')) {
      return { ...refuse(429, 'Too many requests.'), retryAfter: 30 }
    }
    if (strikes('all-refused')) return refuse(403, 'Not with this one.')
    const what = `${account} ${asked.map(licensedAsset).join()}`
    const named = attemptOf(request)
    const attempt = named ?? refusedNotes.get(what) ?? null
    // A track has no metadata; few services claim any.
    const isMeant = asked[0]?.audio_id === undefined || choices.chance(4)
    if (named !== null && isMeant && strikes('metadata-refused')) {
      refusedNotes.set(what, named)
      return refuse(400, 'metadata is not known here.')
    }
    const half = Math.floor(asked.length / 2)
    const isHalf = strikes('half-processed')
    const worked = isHalf ? asked.slice(0, half) : asked
    const results = worked.map(one =>
      licenseOne({ account, attempt, store, flight }, one)
    )
    if (isHalf) return refuse(500, 'It broke.')
    if (strikes('half-answered')) results.splice(half)
    if (strikes('out-of-order')) results.reverse()
    return reply(200, { data: results })
  }

  function strikesAt(store: number | null) {
    const at = () => [store === null ? 'direct' : 'license']
    return (name: FaultName) => faults.strikes(name, at)
  }

  function licenseOne(
    sender: Pick<Arrival, 'account' | 'attempt' | 'store' | 'flight'>,
    item: LicenseItem
  ): object {
    const strikes = strikesAt(sender.store)
    const { account } = sender
    const wish = wishOf(item)
    const { asset, license } = wish
    const subscriptionId = license
      ? chargedFor(license, id => leftOf(account, id))
      : wish.subscriptionId
    const at = timeline.now()
    const arrival = { ...sender, ...wish, visibleAt: at }
    const demand = demandOf(item, strikes)
    if (demand !== null) {
      arrivals.push({ ...arrival, licenseId: null })
      return { ...idField(asset), error: demand }
    }
    const isOver = leftOf(account, subscriptionId) <= 0
    if (isOver || strikes('item-refused')) {
      arrivals.push({ ...arrival, licenseId: null })
      return { ...idField(asset), error: 'Not this one.' }
    }
    const { mediaType } = assetOfKey(asset)
    // An image's license and a video's may have the same number.
    const before = licenses.filter(one => isOfMedium(one, mediaType))
    const id = `license-${before.length + 1}`
    const lag = strikes('history-lags') ? lags[choices.pick(4)] : 0
    const visibleAt = at + (lag ?? 0)
    arrivals.push({ ...arrival, licenseId: id, visibleAt })
    const other = strikes('metadata-stripped')
      ? null
      : (item.metadata?.other ?? null)
    const charge = strikes('charges-more') ? 2 : 1
    const what = { id, account, asset, subscriptionId, charge, at, visibleAt }
    licenses.push({
      ...what,
      other,
      license: license || 'standard',
      size: license ? fileOfTrack(license) : wish.size,
      isDownloadable: true
    })
    return {
      ...idField(asset),
      allotment_charge: charge,
      download: { url: `${origin}/files/${mediaType}s/${id}` },
      ...(strikes('contradicts') && { error: 'And an error.' })
    }
  }

  function leftOf(account: string, subscriptionId: string): number {
    const charged = licenses
      .filter(one => one.account === account)
      .filter(one => one.subscriptionId === subscriptionId)
      .reduce((sum, { charge }) => sum + charge, 0)
    return (parts.allotments[subscriptionId] ?? 0) - charged
  }

  /** Newest first; an item that shifts between two pages is on neither. */
  function history(
    account: string,
    mediaType: MediaType,
    url: URL
  ): PlainReply {
    const { searchParams: query } = url
    const assetId = query.get(`${mediaType}_id`)
    const size = Number(query.get('per_page'))
    const shift = faults.strikes('history-shifts') ? 1 : 0
    const isWanted = (asset: string) =>
      assetId === null || asset === assetKey({ assetId, mediaType })
    const start = (Number(query.get('page')) - 1) * size + shift
    const own = licenses
      .filter(one => one.account === account)
      .filter(({ visibleAt }) => visibleAt <= timeline.now())
      .toReversed()
      .filter(one => isOfMedium(one, mediaType))
      .concat(olderLicenses(mediaType, parts.older, account))
      .filter(one => isWanted(one.asset))
    const data = own.slice(start, start + size).map(toRecord)
    const counts = parts.older.others % 2 === 0
    return reply(200, { data, ...(counts && { total_count: own.length }) })
  }

  return { arrivals, license, history, leftOf, noteRefused }
}

function isOfMedium({ asset }: OwnedLicense, medium: MediaType): boolean {
  return assetOfKey(asset).mediaType === medium
}

function wishOf(item: LicenseItem) {
  const { price = null, search_id: searchId = null } = item
  return { asset: licensedAsset(item), ...termsOf(item), price, searchId }
}

/**
 * What a subscription demands and the item lacks; null for nothing. The API
 * takes a code only for an image, and no price for a track.
 */
function demandOf(
  { image_id: image, audio_id: track, ...item }: LicenseItem,
  strikes: (name: FaultName) => boolean
): string | null {
  const { verification_code: code, price } = item
  const takesCode = image !== undefined
  if (takesCode && code !== rightCode && strikes('demands-code')) {
    return `Verification code is ${code === undefined ? 'required' : 'wrong'}`
  }
  const isMissing = price === undefined && track === undefined
  return isMissing && strikes('demands-price') ? 'Price is required' : null
}

const lags = [5000, 50_000, 400_000, 9_000_000]
