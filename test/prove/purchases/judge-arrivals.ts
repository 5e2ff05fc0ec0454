import { assetOfKey } from '../../../contract/asset-key.ts'
import { isKnownBefore } from './flights.ts'
import type { Consent, Wishes } from './person.ts'
import { olderLicenses, searchOf } from './service-records.ts'
import type { Arrival } from './small-licensing.ts'
import type { World } from './world.ts'

/** Milliseconds for which a panel may rely on an earlier look at the history. */
const maxHistoryAge = 600_000

/**
 * A gateway of version 0.1 takes no search ids; nor does one whose readiness
 * is answered by a page or as unknown, which hides its version.
 */
const hidingVersion = [
  'words-of-0.1',
  'page-before',
  'page-after',
  'not-there'
] as const

/** Somebody agreed to every license, and an asset is licensed once. */
export function judgeArrivals(world: World, { consents }: Wishes): string[] {
  const { arrivals } = world.service
  const unasked = arrivals.filter(
    arrival => !consents.some(one => isAgreedTo(world, arrival, one))
  )
  const isOld = hidingVersion.some(fault => world.faults.struck.has(fault))
  const unsearched = arrivals.filter(
    ({ asset, searchId }) => !isOld && searchId !== searchOf(asset)
  )
  const byAsset = new Map<string, Arrival[]>()
  for (const arrival of arrivals) {
    if (arrival.licenseId === null) continue
    const key = `${arrival.account} ${arrival.asset}`
    byAsset.set(key, [...(byAsset.get(key) ?? []), arrival])
  }
  const twice = [...byAsset].flatMap(([key, paid]) => {
    const others = paid.filter((one, i) =>
      paid.slice(0, i).some(before => isKeptApart(world, before, one))
    )
    const agreed = consents.filter(
      ({ account, asset, isAgain }) => isAgain && `${account} ${asset}` === key
    )
    const before = ownedBefore(world, paid)
    const again = others.length + before
    return again > agreed.length
      ? [`${key} was licensed ${again + 1} times`]
      : []
  })
  return [
    ...unasked.map(
      ({ account, asset }) =>
        `${asset} was licensed for ${account}, and nobody agreed`
    ),
    ...unsearched.map(
      ({ asset, searchId }) => `${asset} arrived from search ${searchId}`
    ),
    ...twice
  ]
}

/** Licenses of the asset from before the run, which the history shows. */
function ownedBefore({ older, faults }: World, [first]: Arrival[]): number {
  if (!first || faults.struck.has('history-shifts')) return 0
  const { assetId, mediaType } = assetOfKey(first.asset)
  const known = olderLicenses(mediaType, older, first.account)
  return known.filter(one => assetOfKey(one.asset).assetId === assetId).length
}

/** A consent without a gateway also covers sending through the gateway. */
function isAgreedTo(
  { attempts }: World,
  { attempt, account, asset, price, ...terms }: Arrival,
  consent: Consent
): boolean {
  return (
    consent.account === account &&
    consent.asset === asset &&
    consent.subscriptionId === terms.subscriptionId &&
    consent.size === terms.size &&
    consent.license === terms.license &&
    consent.price === price &&
    (consent.isDirect || attempts.get(attempt ?? '')?.isDirect === false)
  )
}

/**
 * Whether anything has to prevent a second license that nobody asked for: the
 * gateway's store, the machine's storage, or the account's history. Nothing
 * does when a browser repeats a direct request, or when the gateway lost its
 * store in between. When one copy was licensed and another refused, only the
 * history does.
 */
export function isKeptApart(
  world: World,
  one: Arrival,
  other: Arrival
): boolean {
  const { attempts, faults } = world
  if (one.store !== null && one.store === other.store) return true
  if (one.flight && other.flight) {
    if (isKnownBefore(one.flight, other.flight, other.store)) return true
    if (isKnownBefore(other.flight, one.flight, one.store)) return true
  }
  if (one.attempt === other.attempt) return false
  const [firstCopy] = copiesOf(world, other)
  if (firstCopy !== undefined && firstCopy !== other) return false
  const first = attempts.get(one.attempt ?? '')
  const second = attempts.get(other.attempt ?? '')
  if (!first || !second) return true
  const { machine, wiped } = first
  const isSameMachine = machine === second.machine && wiped === second.wiped
  const wasRefused = copiesOf(world, one).some(copy => copy.licenseId === null)
  if (isSameMachine && !machine.isForgetful && !wasRefused) return true
  const isShown = second.at - one.visibleAt > maxHistoryAge
  return isShown && !faults.struck.has('history-shifts')
}

/** Copies of a direct request, in the order in which they arrived. */
function copiesOf(
  { service, attempts }: World,
  { attempt, asset }: Arrival
): Arrival[] {
  if (attempts.get(attempt ?? '')?.isDirect !== true) return []
  return service.arrivals.filter(
    one => one.attempt === attempt && one.asset === asset
  )
}

/**
 * One person licenses an asset for everybody in a file. Another may do so only
 * after a warning that it is or may be licensed.
 */
export function judgeFiles(world: World, { consents }: Wishes): string[] {
  const { service, attempts } = world
  const paid = service.arrivals.flatMap(({ licenseId, ...arrival }) => {
    const sent = attempts.get(arrival.attempt ?? '')
    return licenseId === null || !sent ? [] : { ...arrival, sent }
  })
  const unasked = paid.filter(({ asset, account, sent }) =>
    consents.every(
      one =>
        !one.isAgain ||
        one.asset !== asset ||
        one.account !== account ||
        one.file.id !== sent.fileId
    )
  )
  return unasked.flatMap(({ asset, account, sent }) => {
    const { fileId } = sent
    const isKnown = unasked.some(
      one =>
        one.asset === asset &&
        one.account !== account &&
        one.sent.fileId === fileId &&
        one.sent.at <= sent.at &&
        [sent.shown, sent.open].some(known =>
          known.get(asset)?.some(who => who.includes(one.account))
        )
    )
    const what = `${asset} in ${fileId}`
    return isKnown ? [`${what} was licensed by two people`] : []
  })
}
