import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import type { License } from '../../api/licenses.ts'

/** Something that was learned about a purchase. */
export type Fact =
  | { kind: 'leaves' }
  /** Without an outcome, the reply does not name the asset. */
  | { kind: 'answered'; outcome: PurchaseOutcome | undefined }
  | { kind: 'silent' }
  /** The request never left this panel. */
  | { kind: 'never-left' }
  /** The gateway's store at the time never received it and never will. */
  | { kind: 'never-seen' }
  /** The history has its license, with the attempt if named. */
  | {
      kind: 'licensed'
      licenseId: string
      license: string
      attempt: string | null
    }
  /** No trace of it after waiting `patience` milliseconds. */
  | { kind: 'without-trace'; patience: number }
  /** It is in the ledger. */
  | { kind: 'recorded' }
  /** Its comps show the licensed file, or there are none. */
  | { kind: 'placed' }

/** A license in the history. */
export function toLicensed({ id, license, attempt }: License): Fact {
  return { kind: 'licensed', licenseId: id, license, attempt }
}
