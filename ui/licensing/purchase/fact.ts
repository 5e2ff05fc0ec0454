import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import type { License } from '../../api/licenses.ts'

/** What became known of one purchase. */
export type Fact =
  | { kind: 'leaves' }
  /** Without an outcome the reply does not name the asset. */
  | { kind: 'answered'; outcome: PurchaseOutcome | undefined }
  | { kind: 'silent' }
  /** The request never left this panel. */
  | { kind: 'never-left' }
  /** The gateway's store, the one of then, never saw it and never will. */
  | { kind: 'never-seen' }
  /** The history has a license of it; the attempt if that names one. */
  | {
      kind: 'licensed'
      licenseId: string
      license: string
      attempt: string | null
    }
  /** Nobody knows of it, after so many milliseconds of patience. */
  | { kind: 'without-trace'; patience: number }
  /** The ledger has it. */
  | { kind: 'recorded' }
  /** Its comps show the file, or there are none. */
  | { kind: 'placed' }

/** A license in the history. */
export function toLicensed({ id, license, attempt }: License): Fact {
  return { kind: 'licensed', licenseId: id, license, attempt }
}
