import { protocolVersion } from '../contract/protocol.ts'
import { savedAtStart, savedKeys } from '../contract/saved.ts'
import { defaultSettings, readSettings } from '../contract/settings.ts'
import { holdSession } from './api/bearer.ts'
import { controller } from './controller.ts'
import { readSession } from './saved/read-session.ts'
import { readSignInAttempt } from './saved/read-sign-in-attempt.ts'
import { recordsIn } from './saved/records-in.ts'
import { forgetSubscriptions } from './stores/account.ts'
import { hearDropped } from './stores/drag.ts'
import {
  $fileId,
  $fileName,
  $isDisplayP3,
  hearCompsFound,
  hearDocumentChange
} from './stores/file.ts'
import { fillJournal } from './stores/journal.ts'
import { openLaunch } from './stores/launch.ts'
import { cancelLicensing } from './stores/plan.ts'
import { showError } from './stores/notices.ts'
import { tellRequests } from './stores/request-notices.ts'
import { resumePurchases } from './stores/resuming.ts'
import { hearSelection } from './stores/selection.ts'
import { $session, resumeSignIn } from './stores/session.ts'
import { fillSettings } from './stores/settings.ts'
import { goOnLicensing } from './stores/wanted-licenses.ts'

/** Resolves when the handshake is done; the rest resumes by itself. */
export async function startPanel(): Promise<void> {
  controller.on('selectionChanged', hearSelection)
  controller.on('documentChanged', hearDocumentChange)
  controller.on('compsFound', hearCompsFound)
  controller.on('dropped', dropped => void hearDropped(dropped))
  try {
    const state = await controller.call('loadState', {
      protocolVersion,
      saved: savedAtStart
    })
    $fileName.set(state.fileName)
    $fileId.set(state.fileId)
    $isDisplayP3.set(state.isDisplayP3)
    const { saved } = state
    const [settings = defaultSettings] = recordsIn(
      saved,
      savedKeys.settings,
      readSettings
    )
    fillSettings(settings)
    hearSelection(state.selection)
    fillJournal(saved)
    const [session = null] = recordsIn(saved, savedKeys.session, readSession)
    holdSession(session)
    $session.subscribe(hearSession)
    recordsIn(saved, savedKeys.signInAttempt, readSignInAttempt).forEach(
      resumeSignIn
    )
    void openLaunch(state.launch)
  } catch (error) {
    showError(error)
  }
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
