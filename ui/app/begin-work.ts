import type { State } from '../../contract/protocol.ts'
import { onController } from '../platform/controller.ts'
import { forgetSubscriptions } from '../account/subscriptions.ts'
import { handleCompsFound, handleDocumentChange } from '../file/check/file.ts'
import { $fileId, $fileName, $isDisplayP3 } from '../shell/document.ts'
import { followNewest } from '../holdings/follow-newest.ts'
import { restoreJournal } from '../licensing/purchase/journal.ts'
import { cancelLicensing } from '../licensing/planning.ts'
import { showRequestNotices } from '../file/requests/request-notices.ts'
import { resumePurchases } from '../licensing/resume-purchases.ts'
import { $session } from '../account/session.ts'
import { planAfterSignIn } from '../licensing/plan-after-sign-in.ts'

/**
 * Starts following the file and the person, and resumes interrupted work. Call
 * once, after the handshake.
 */
export function beginWork(opened: State): void {
  const { fileName, fileId, isDisplayP3, saved } = opened
  onController('documentChanged', handleDocumentChange)
  onController('compsFound', handleCompsFound)
  $fileName.set(fileName)
  $fileId.set(fileId)
  $isDisplayP3.set(isDisplayP3)
  restoreJournal(saved)
  $session.subscribe(handleSessionChange)
  followNewest()
}

let userId: string | null | undefined

/** Ignores refreshed tokens of the same person. */
function handleSessionChange(): void {
  const session = $session.get()
  const now = session.state === 'in' ? session.userId : null
  if (now === userId) return
  userId = now
  forgetSubscriptions()
  cancelLicensing()
  void planAfterSignIn(resumePurchases())
  void showRequestNotices()
}
