import { isKnownBefore } from './flights.ts'
import type { Consent, Wishes } from './person.ts'
import type { Arrival } from './small-service.ts'
import type { World } from './world.ts'

/** Milliseconds in which a panel may still go by the history of before. */
const longestLook = 600_000

/** Nothing that nobody agreed to, and one of each asset. */
export function judgeArrivals(world: World, { consents }: Wishes): string[] {
  const { arrivals } = world.service
  const unasked = arrivals.filter(
    arrival => !consents.some(one => isOf(world, arrival, one))
  )
  const byAsset = new Map<string, Arrival[]>()
  for (const arrival of arrivals) {
    if (arrival.licenseId === null) continue
    const key = `${arrival.account} ${arrival.assetId}`
    byAsset.set(key, [...(byAsset.get(key) ?? []), arrival])
  }
  const twice = [...byAsset].flatMap(([key, paid]) => {
    const others = paid.filter((one, i) =>
      paid.slice(0, i).some(before => isKeptApart(world, before, one))
    )
    const agreed = consents.filter(
      ({ account, assetId, isAgain }) =>
        isAgain && `${account} ${assetId}` === key
    )
    const isWrong = others.length > agreed.length
    return isWrong ? [`${key} was licensed ${others.length + 1} times`] : []
  })
  return [
    ...unasked.map(
      ({ account, assetId }) =>
        `${assetId} was licensed for ${account}, and nobody agreed`
    ),
    ...twice
  ]
}

/** Who agrees to send it without the gateway agreed to send it with it. */
function isOf(
  { attempts }: World,
  { attempt, account, assetId, subscriptionId, size }: Arrival,
  consent: Consent
): boolean {
  return (
    consent.account === account &&
    consent.assetId === assetId &&
    consent.subscriptionId === subscriptionId &&
    consent.size === size &&
    (consent.isDirect || attempts.get(attempt ?? '')?.isDirect === false)
  )
}

/**
 * Whether something promises that the second one is not licensed unasked: the
 * gateway's store, the storage of the machine, or the account's history. What
 * a browser repeats without a gateway, and what a gateway that lost its store
 * forgot, is promised by none; of what was licensed and refused in two copies
 * only the history shows.
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
  const isOnOne = machine === second.machine && wiped === second.wiped
  const wasRefused = copiesOf(world, one).some(copy => copy.licenseId === null)
  if (isOnOne && !machine.isForgetful && !wasRefused) return true
  const isShown = second.at - one.visibleAt > longestLook
  return isShown && !faults.struck.has('history-shifts')
}

/** As they arrived at the service; none of a purchase through the gateway. */
function copiesOf(
  { service, attempts }: World,
  { attempt, assetId }: Arrival
): Arrival[] {
  if (attempts.get(attempt ?? '')?.isDirect !== true) return []
  return service.arrivals.filter(
    one => one.attempt === attempt && one.assetId === assetId
  )
}

/**
 * Of several people in one file one licenses an asset for all, unless another
 * was warned that the first did, or may have, and agreed to be the second.
 */
export function judgeFiles(world: World, { consents }: Wishes): string[] {
  const { service, attempts } = world
  const paid = service.arrivals.flatMap(({ licenseId, ...arrival }) => {
    const sent = attempts.get(arrival.attempt ?? '')
    return licenseId === null || !sent ? [] : { ...arrival, sent }
  })
  const unasked = paid.filter(({ assetId, account, sent }) =>
    consents.every(
      one =>
        !one.isAgain ||
        one.assetId !== assetId ||
        one.account !== account ||
        one.file.id !== sent.fileId
    )
  )
  return unasked.flatMap(({ assetId, account, sent }) => {
    const { fileId } = sent
    const isKnown = unasked.some(
      one =>
        one.assetId === assetId &&
        one.account !== account &&
        one.sent.fileId === fileId &&
        one.sent.at <= sent.at &&
        [sent.shown, sent.open].some(known =>
          known.get(assetId)?.some(who => who.includes(one.account))
        )
    )
    const what = `${assetId} in ${fileId}`
    return isKnown ? [`${what} was licensed by two people`] : []
  })
}
