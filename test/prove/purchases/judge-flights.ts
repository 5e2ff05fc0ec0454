import type { Arrival } from './small-licensing.ts'
import type { World } from './world.ts'

/** Milliseconds of a lease, less the last steps before a request is sent. */
const lease = 120_000 - 10

/** Milliseconds for which an attempt reported as never seen is not sent. */
const closedTime = 3_600_000

/** Rules for the gateway's license requests, with or without consent. */
export function judgeFlights(world: World): string[] {
  return [...judgeLeases(world), ...judgeUnseen(world), ...judgeRepeats(world)]
}

/** A gateway sends no attempt twice while it has its store. */
function judgeRepeats({ flights, faults }: World): string[] {
  if (faults.struck.has('store-lost')) return []
  const attempts = flights.flatMap(({ attempt }) => attempt ?? [])
  const repeated = attempts.filter((one, i) => attempts.indexOf(one) < i)
  return repeated.map(attempt => `${attempt} was forwarded twice`)
}

/** No asset is licensed again while a lease for it lasts. */
function judgeLeases({ service }: World): string[] {
  const paid = service.arrivals.filter(({ licenseId }) => licenseId !== null)
  return paid.flatMap((one, i) =>
    paid
      .slice(0, i)
      .filter(other => sharesLease(one, other))
      .map(({ asset }) => `${asset} was licensed within its lease`)
  )
}

function sharesLease(one: Arrival, other: Arrival): boolean {
  if (!one.flight || !other.flight) return false
  return (
    one.account === other.account &&
    one.asset === other.asset &&
    one.store === other.store &&
    Math.abs(one.flight.sentAt - other.flight.sentAt) < lease
  )
}

/** An attempt reported as never seen is not sent: its person may buy again. */
function judgeUnseen({ service, flights, unseen }: World): string[] {
  return unseen.flatMap(({ attempt, account, at, store, process }) => {
    const own = service.arrivals.filter(
      one => one.attempt === attempt && one.account === account
    )
    const isSent = own.some(
      ({ flight, store: sentIn }) =>
        flight &&
        sentIn === store &&
        flight.sentAt > at &&
        flight.sentAt < at + closedTime
    )
    const isInFlight =
      own.length > 0 &&
      flights.some(
        one =>
          one.attempt === attempt &&
          one.process === process &&
          one.sentAt <= at &&
          (one.endedAt === null || one.endedAt > at)
      )
    return [
      ...(isSent ? [`${attempt} is sent after it was never seen`] : []),
      ...(isInFlight ? [`${attempt} is under way, and was never seen`] : [])
    ]
  })
}
