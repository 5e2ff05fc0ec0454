import type { JournalEntry } from '../../../contract/journal.ts'
import { reportIncident } from './incidents.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Charge } from './run-item.ts'

type Charged = Pick<JournalEntry, 'charge' | 'expectedCharge'>

/** Null if none was charged more than confirmed. */
export function chargeBeyond(entries: readonly Charged[]): Charge | null {
  const isDearer = entries.some(
    ({ charge, expectedCharge }) => (charge ?? 0) > expectedCharge
  )
  if (!isDearer) return null
  const sum = (charge: (entry: Charged) => number) =>
    entries.reduce((total, entry) => total + charge(entry), 0)
  return {
    confirmed: sum(({ expectedCharge }) => expectedCharge),
    charged: sum(({ charge }) => charge ?? 0)
  }
}

/** One incident for all entries that were sent together. */
export function reportCharges(entries: readonly JournalEntry[]): void {
  const paid = entries.filter(({ state }) => state === 'paid')
  for (const together of groupBy(paid, ({ attempt }) => attempt).values()) {
    const [first] = together
    const more = chargeBeyond(together)
    if (!first || !more) continue
    const charge = { ...more, licenses: together.length }
    reportIncident('charged-more', first, [first.attempt], charge)
  }
}
