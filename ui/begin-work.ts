import type { State } from '../contract/protocol.ts'
import { controller } from './controller.ts'
import { forgetSubscriptions } from './stores/account.ts'
import {
  $fileId,
  $fileName,
  $isDisplayP3,
  hearCompsFound,
  hearDocumentChange
} from './stores/file.ts'
import { fillJournal } from './stores/journal.ts'
import { cancelLicensing } from './stores/plan.ts'
import { tellRequests } from './stores/request-notices.ts'
import { resumePurchases } from './stores/resuming.ts'
import { $session } from './stores/session.ts'
import { goOnLicensing } from './stores/wanted-licenses.ts'

/**
 * Follows file and person from here on, and finishes what was not finished.
 * To be called once, after the handshake.
 */
export function beginWork(opened: State): void {
  const { fileName, fileId, isDisplayP3, saved } = opened
  controller.on('documentChanged', hearDocumentChange)
  controller.on('compsFound', hearCompsFound)
  $fileName.set(fileName)
  $fileId.set(fileId)
  $isDisplayP3.set(isDisplayP3)
  fillJournal(saved)
  $session.subscribe(hearSession)
}

let userId: string | null | undefined

/** A refreshed token is no new person. */
function hearSession(): void {
  const session = $session.get()
  const now = session.state === 'in' ? session.userId : null
  if (now === userId) return
  userId = now
  forgetSubscriptions()
  cancelLicensing()
  void goOnLicensing(resumePurchases())
  void tellRequests()
}
