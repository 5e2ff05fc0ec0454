import { protocolVersion } from '../contract/protocol.ts'
import { savedAtStart, savedKeys } from '../contract/saved.ts'
import { defaultSettings, readSettings } from '../contract/settings.ts'
import { holdSession } from './api/bearer.ts'
import { beginWork } from './begin-work.ts'
import { controller } from './controller.ts'
import { readSession } from './saved/read-session.ts'
import { readSignInAttempt } from './saved/read-sign-in-attempt.ts'
import { recordsIn } from './saved/records-in.ts'
import { hearDropped } from './stores/drag.ts'
import { openLaunch } from './stores/launch.ts'
import { showError } from './stores/notices.ts'
import { $opened } from './stores/opened.ts'
import { hearSelection } from './stores/selection.ts'
import { resumeSignIn } from './stores/session.ts'
import { fillSettings } from './stores/settings.ts'

/** Resolves when the handshake is done and what goes on by itself has begun. */
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
