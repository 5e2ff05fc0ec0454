import { assetKey, toAssetRef } from '../../../contract/asset-key.ts'
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
  const { again } = item
  const known = again?.isChosen ? again.knownIds : []
  const others = history.filter(({ id }) => !known.includes(id))
  if ($unreadable.get().includes(assetKey(item))) {
    updateItem(item, {
      step: 'stopped',
      text: reasonText('purchase-unreadable', null, item.mediaType)
    })
    return {}
  }
  const decision = decideByHistory(item, others) ?? decideByJournal(item, open)
  if (!decision) return { order: item }
  if (decision.kind === 'owned') {
    updateItem(item, { charge: 0 })
    return { late: toOwnedFile({ ...item, decision }, open) }
  }
  if (decision.kind === 'impossible') {
    const { reason, detail } = decision
    updateItem(item, {
      step: 'stopped',
      text: reasonText(reason, detail, item.mediaType)
    })
    if (reason === 'not-downloadable') {
      const numbers = licensesOf(item, others).map(({ id }) => id)
      const about = { ...toAssetRef(item), accountId: person.userId }
      reportIncident('not-downloadable', about, numbers)
    }
  }
  return {}
}
