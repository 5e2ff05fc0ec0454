import type { Core } from '../core.ts'
import type { License } from './licenses.ts'
import type { MediaKind } from './media-kind.ts'
import { findPlan } from './subscriptions.ts'

/** Whether a license's file can be had once more. */
export function isDownloadable(
  core: Core,
  kind: MediaKind,
  license: License
): boolean {
  if (core.faults.licensing.isDownloadForbidden(license.asset)) return false
  if (!kind.find(core, license.asset)) return false
  return findPlan(core, license.subscription)?.rules.isOnce !== true
}
