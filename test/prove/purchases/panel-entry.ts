import { $activeSession } from '../../../ui/api/bearer.ts'
import { rememberSearch } from '../../../ui/api/search-ids.ts'
import { ClearedError } from '../../../contract/errors.ts'
import { usePlatform } from '../../../ui/platform/platform.ts'
import { startPanel } from '../../../ui/app/start-panel.ts'
import { $journal } from '../../../ui/licensing/purchase/journal.ts'
import {
  checkDoubtful,
  giveUpDoubtful,
  licenseAnyway
} from '../../../ui/licensing/license-result.ts'
import {
  $licensing,
  answerRun,
  closeLicensing,
  stopRun
} from '../../../ui/licensing/purchase/licensing.ts'
import { $verificationCode } from '../../../ui/licensing/purchase/verification-code.ts'
import { $notices } from '../../../ui/shell/notices.ts'
import {
  cancelLicensing,
  choosePrice,
  chooseSubscription,
  leaveOutAsset,
  licenseAgain,
  planDirectly,
  planLicenses,
  retryLicensing,
  tickAsset
} from '../../../ui/licensing/planning.ts'
import { confirmLicenses } from '../../../ui/licensing/run.ts'
import { $session, pasteToken } from '../../../ui/account/session.ts'

/** What a person uses of a panel to license. */
export const panel = {
  $activeSession,
  $journal,
  $licensing,
  $notices,
  $session,
  $verificationCode,
  ClearedError,
  answerRun,
  cancelLicensing,
  checkDoubtful,
  choosePrice,
  chooseSubscription,
  closeLicensing,
  confirmLicenses,
  giveUpDoubtful,
  leaveOutAsset,
  licenseAgain,
  licenseAnyway,
  pasteToken,
  planDirectly,
  planLicenses,
  rememberSearch,
  retryLicensing,
  startPanel,
  stopRun,
  tickAsset,
  usePlatform
}

export type Panel = typeof panel
