import { protocolVersion } from '../../contract/protocol.ts'
import { savedAtStart, savedKeys } from '../../contract/saved.ts'
import { defaultSettings, readSettings } from '../../contract/settings.ts'
import { setActiveSession } from '../api/bearer.ts'
import { beginWork } from './begin-work.ts'
import { controller, onController } from '../platform/controller.ts'
import { panelKeys } from '../storage/panel-keys.ts'
import { restoreYours } from '../holdings/yours.ts'
import { noYours, readYours } from '../storage/read-yours.ts'
import { readSession } from '../storage/read-session.ts'
import { readSignInAttempt } from '../storage/read-sign-in-attempt.ts'
import { recordsIn } from '../storage/records-in.ts'
import { placeBest } from '../licensing/place-owned.ts'
import { handleDropped } from '../placing/drop.ts'
import { openLaunch } from './launch.ts'
import { endNotices } from './end-notices.ts'
import { showError } from '../shell/notices.ts'
import { $opened } from '../shell/document.ts'
import { handleSelection } from '../shell/selection.ts'
import { $query } from '../search/query/search.ts'
import { chooseMedium } from '../search/query/search-views.ts'
import { resumeSignIn } from '../account/session.ts'
import { $settings, restoreSettings } from '../shell/settings.ts'

/** Resolves when the handshake is complete and background work has begun. */
export async function startPanel(): Promise<void> {
  endNotices()
  onController('selectionChanged', handleSelection)
  onController('dropped', dropped => void handleDropped(dropped, placeBest))
  try {
    const state = await controller.loadState({
      protocolVersion,
      saved: [...savedAtStart, panelKeys.yours]
    })
    const { saved } = state
    const [settings = defaultSettings] = recordsIn(
      saved,
      savedKeys.settings,
      readSettings
    )
    restoreSettings(settings)
    // Another medium would drop the words that somebody has typed already.
    if ($query.get() === '') chooseMedium($settings.get().medium)
    handleSelection(state.selection)
    const [session = null] = recordsIn(saved, savedKeys.session, readSession)
    setActiveSession(session)
    const [yours = noYours] = recordsIn(saved, panelKeys.yours, readYours)
    restoreYours(yours)
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
