import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import { reportIncident } from './incidents.ts'
import { $unreadable } from './journal.ts'
import { reasonText } from '../plan/plan-texts.ts'
import type { Person } from './person.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import type { LicensedFile } from './licensed-file.ts'
import { toOwnedFile } from './owned-file.ts'
import {
  decideByHistory,
  decideByJournal,
  licensesOf
} from '../plan/owned-licenses.ts'
import { updateItem } from './licensing.ts'

/** `order` if it must be licensed, `late` if it is licensed, or neither. */
interface Seen {
  order?: PlanItem
  late?: LicensedFile[]
}

/**
 * Checks an asset again against the account's history and the purchases of this
 * machine. An existing license is used; one that cannot be downloaded is an
 * incident. Neither is bought a second time.
 */
export function recheck(
  item: PlanItem,
  history: readonly License[],
  open: readonly JournalEntry[],
  person: Person
): Seen {
  const { assetId, again } = item
  const known = again?.isChosen ? again.knownIds : []
  const others = history.filter(({ id }) => !known.includes(id))
  if ($unreadable.get().includes(assetId)) {
    updateItem(assetId, {
      step: 'stopped',
      text: reasonText('purchase-unreadable')
    })
    return {}
  }
  const decision =
    decideByHistory(assetId, others) ?? decideByJournal(assetId, open)
  if (!decision) return { order: item }
  if (decision.kind === 'owned') {
    updateItem(assetId, { charge: 0 })
    return { late: toOwnedFile({ ...item, decision }, open) }
  }
  if (decision.kind === 'impossible') {
    const { reason, detail } = decision
    updateItem(assetId, {
      step: 'stopped',
      text: reasonText(reason, detail)
    })
    if (reason === 'not-downloadable') {
      const numbers = licensesOf(assetId, others).map(({ id }) => id)
      const about = { assetId, accountId: person.userId }
      reportIncident('not-downloadable', about, numbers)
    }
  }
  return {}
}
