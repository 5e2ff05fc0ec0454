import { $held } from '../../../ui/api/bearer.ts'
import { ClearedError } from '../../../contract/errors.ts'
import { usePlatform } from '../../../ui/platform.ts'
import { startPanel } from '../../../ui/start.ts'
import { $journal } from '../../../ui/stores/journal.ts'
import {
  checkDoubtful,
  giveUpDoubtful,
  licenseInstead
} from '../../../ui/stores/license-result.ts'
import { $licensing, closeLicensing } from '../../../ui/stores/licensing.ts'
import { $notices } from '../../../ui/stores/notices.ts'
import {
  cancelLicensing,
  chooseSubscription,
  leaveOutAsset,
  licenseAgain,
  planDirectly,
  planLicenses,
  retryLicensing,
  tickAsset
} from '../../../ui/stores/plan.ts'
import { answerRun, confirmLicenses, stopRun } from '../../../ui/stores/run.ts'
import { $session, pasteToken } from '../../../ui/stores/session.ts'

/** What a person has of a panel when it comes to licenses. */
export const panel = {
  $held,
  $journal,
  $licensing,
  $notices,
  $session,
  ClearedError,
  answerRun,
  cancelLicensing,
  checkDoubtful,
  chooseSubscription,
  closeLicensing,
  confirmLicenses,
  giveUpDoubtful,
  leaveOutAsset,
  licenseAgain,
  licenseInstead,
  pasteToken,
  planDirectly,
  planLicenses,
  retryLicensing,
  startPanel,
  stopRun,
  tickAsset,
  usePlatform
}

export type Panel = typeof panel
