import { readRecord } from '../../../contract/read-record.ts'
import type { Wishes } from './person.ts'
import type { Arrival } from './small-service.ts'
import type { TroubleName } from './troubles.ts'
import type { World } from './world.ts'

/**
 * After these the file does not show in time what somebody licensed, or not to
 * whom: nothing keeps apart two accounts then.
 */
const hiding: readonly TroubleName[] = ['clock-skew']

/** What does not hold once all is well again, in sentences. */
export function judge(world: World, wishes: Wishes): string[] {
  return [
    ...judgeArrivals(world.service.arrivals, wishes),
    ...judgeFiles(world, wishes),
    ...judgeLicenses(world),
    ...judgeJournals(world)
  ]
}

/** Nothing that nobody agreed to, and one of each asset. */
function judgeArrivals(
  arrivals: readonly Arrival[],
  { consents }: Wishes
): string[] {
  const wrongs: string[] = []
  const paid = arrivals.filter(({ licenseId }) => licenseId !== null)
  for (const arrival of arrivals) {
    const { account, assetId, subscriptionId, size } = arrival
    const agreed = consents.some(
      one =>
        one.account === account &&
        one.assetId === assetId &&
        one.subscriptionId === subscriptionId &&
        one.size === size
    )
    if (!agreed) {
      wrongs.push(`${assetId} was licensed for ${account}, and nobody agreed`)
    }
  }
  const keys = new Set(paid.map(one => `${one.account} ${one.assetId}`))
  for (const key of keys) {
    const own = (one: { account: string; assetId: string }) =>
      `${one.account} ${one.assetId}` === key
    const count = paid.filter(own).length
    const allowed = 1 + consents.filter(own).filter(one => one.isAgain).length
    if (count > allowed) wrongs.push(`${key} was licensed ${count} times`)
  }
  return wrongs
}

/** Of several people in one file one licenses an asset for all. */
function judgeFiles(
  { service, attempts, troubles }: World,
  { consents }: Wishes
): string[] {
  if (hiding.some(name => troubles.struck.has(name))) return []
  const paid = service.arrivals.flatMap(({ licenseId, attempt, assetId }) => {
    const fileId = attempts.get(attempt ?? '')
    return licenseId !== null && fileId ? [`${assetId} in ${fileId}`] : []
  })
  return [...new Set(paid)].flatMap(key => {
    const count = paid.filter(one => one === key).length
    const agreed = consents.filter(
      ({ assetId, file, isAgain }) =>
        isAgain && `${assetId} in ${file.id}` === key
    )
    return count > 1 + agreed.length
      ? [`${key} was licensed ${count} times, by two people`]
      : []
  })
}

/** Each is in the ledger and in the file, or a person was told its number. */
function judgeLicenses({ service, files, notices }: World): string[] {
  const ledger = files.flatMap(file =>
    file
      .dataKeys()
      .filter(key => key.startsWith('license:'))
      .flatMap(key => readRecord('license', key, file.getData(key)) ?? [])
  )
  const told = [...notices].join('\n')
  return service.arrivals.flatMap(({ licenseId, assetId }) => {
    if (licenseId === null || told.includes(licenseId)) return []
    const known = ledger.findIndex(one => one.licenseId === licenseId)
    const pending = ledger.findIndex(
      one => one.licenseId === null && one.assetId === assetId
    )
    const at = known < 0 ? pending : known
    if (at < 0) return [`${licenseId} of ${assetId} is in no ledger`]
    ledger.splice(at, 1) // each entry stands for one license
    const isComp = files.every(file => file.comps().includes(assetId))
    return isComp ? [`${licenseId} of ${assetId} is on no layer`] : []
  })
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
