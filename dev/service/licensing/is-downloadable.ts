import type { Core } from '../core/core.ts'
import type { License } from './licenses.ts'
import type { MediaKind } from './media-kind.ts'
import type { Plan } from './subscriptions.ts'

/**
 * Whether the file of a license of this subscription can be downloaded again.
 */
export function isDownloadable(
  core: Core,
  kind: MediaKind,
  license: License,
  plan: Plan | undefined
): boolean {
  if (core.faults.has('forbid-download', license.asset)) return false
  if (!kind.find(core, license.asset)) return false
  return plan?.rules.isOnce !== true
}
