import { protocolVersion } from '../../contract/protocol.ts'
import { savedAtStart, savedKeys } from '../../contract/saved.ts'
import { defaultSettings, readSettings } from '../../contract/settings.ts'
import { holdSession } from '../api/bearer.ts'
import { beginWork } from './start-work.ts'
import { controller } from '../platform/controller.ts'
import { readSession } from '../storage/read-session.ts'
import { readSignInAttempt } from '../storage/read-sign-in-attempt.ts'
import { recordsIn } from '../storage/records-in.ts'
import { hearDropped } from '../placing/drop.ts'
import { openLaunch } from './launch.ts'
import { showError } from '../shell/notices.ts'
import { $opened } from '../shell/document.ts'
import { hearSelection } from '../shell/selection.ts'
import { resumeSignIn } from '../account/session.ts'
import { fillSettings } from '../shell/settings.ts'

/** Resolves when the handshake is complete and background work has begun. */
export async function startPanel(): Promise<void> {
  controller.on('selectionChanged', hearSelection)
  controller.on('dropped', dropped => void hearDropped(dropped))
  try {
    const state = await controller.call('loadState', {
      protocolVersion,
      saved: savedAtStart
    })
    const { saved } = state
    const [settings = defaultSettings] = recordsIn(
      saved,
      savedKeys.settings,
      readSettings
    )
    fillSettings(settings)
    hearSelection(state.selection)
    const [session = null] = recordsIn(saved, savedKeys.session, readSession)
    holdSession(session)
    $opened.set(state)
    beginWork(state)
    recordsIn(saved, savedKeys.signInAttempt, readSignInAttempt).forEach(
      resumeSignIn
    )
    void openLaunch(state.launch)
  } catch (error) {
    showError(error)
  }
}
