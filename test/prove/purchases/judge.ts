import { assetKey } from '../../../contract/asset-key.ts'
import { readRecord } from '../../../contract/read-record.ts'
import { isKeptApart, judgeArrivals, judgeFiles } from './judge-arrivals.ts'
import { judgeFlights } from './judge-flights.ts'
import { hasCode } from './codes.ts'
import type { Wishes } from './person.ts'
import type { Arrival } from './small-licensing.ts'
import type { World } from './world.ts'

/** Everything that is wrong after healing, in sentences. */
export function judge(world: World, wishes: Wishes): string[] {
  return [
    ...judgeArrivals(world, wishes),
    ...judgeFlights(world),
    ...judgeFiles(world, wishes),
    ...judgeLicenses(world),
    ...judgeJournals(world),
    ...judgeCodes(world)
  ]
}

/** Each license is in a ledger and on a layer, or a notice named it. */
function judgeLicenses(world: World): string[] {
  const { service, files, notices } = world
  const ledger = files.flatMap(file =>
    file
      .dataKeys()
      .filter(key => key.startsWith('license:'))
      .flatMap(key => readRecord('license', key, file.getData(key)) ?? [])
  )
  const licensed = new Set(ledger.map(assetKey))
  const reported = new Set([...notices].join('\n').match(/license-\d+/g))
  const comps = files.map(file => new Set(file.comps()))
  return service.arrivals.flatMap(arrival => {
    const { licenseId, asset } = arrival
    if (licenseId === null || reported.has(licenseId)) return []
    const known = ledger.findIndex(
      one => one.licenseId === licenseId && assetKey(one) === asset
    )
    const pending = ledger.findIndex(
      one => one.licenseId === null && assetKey(one) === asset
    )
    const at = known < 0 ? pending : known
    if (at < 0) {
      const isKnown =
        isLateCopy(world, arrival) ||
        (isForgotten(world, arrival) && licensed.has(asset))
      return isKnown ? [] : [`${licenseId} of ${asset} is in no ledger`]
    }
    ledger.splice(at, 1) // each entry stands for one license
    const isComp = comps.every(own => own.has(asset))
    return isComp ? [`${licenseId} of ${asset} is on no layer`] : []
  })
}

/**
 * A browser's copy whose license nobody could prevent: the history showed the
 * first one earlier, so the purchase may already be closed.
 */
function isLateCopy(world: World, arrival: Arrival): boolean {
  const { service, faults } = world
  const { attempt, asset, visibleAt } = arrival
  return service.arrivals.some(
    one =>
      one.attempt === attempt &&
      one.asset === asset &&
      one !== arrival &&
      one.licenseId !== null &&
      (one.visibleAt < visibleAt || faults.struck.has('history-shifts')) &&
      !isKeptApart(world, one, arrival)
  )
}

/**
 * The machine lost its record of the purchase, and the file has no comp left:
 * another person's license took its place, and nothing can be done.
 */
function isForgotten(
  { attempts, files }: World,
  { attempt, asset }: Arrival
): boolean {
  const sent = attempts.get(attempt ?? '')
  if (!sent) return false
  const { machine, wiped, fileId } = sent
  const isLost = machine.wiped > wiped || machine.isForgetful
  const comps = files.find(({ id }) => id === fileId)?.comps() ?? []
  return isLost && !comps.includes(asset)
}

/** Storage, store and logs are watched while the run lasts. */
function judgeCodes({ files, notices }: World): string[] {
  const saved = files.flatMap(file =>
    file.dataKeys().map(key => file.getData(key))
  )
  return [...saved, ...notices]
    .filter(hasCode)
    .map(text => `a file or a notice has the code: ${text}`)
}

function judgeJournals({ machines }: World): string[] {
  return machines.flatMap(({ name, stored }) =>
    [...stored.keys()]
      .filter(key => key.startsWith('journal:'))
      .map(key => {
        const { state } = JSON.parse(stored.get(key) ?? '{}') as {
          state?: string
        } // a journal entry
        return `${name} still has ${key}, ${state}`
      })
  )
}
