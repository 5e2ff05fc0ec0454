import { ClearedError } from '../../contract/errors.ts'
import { protocolVersion } from '../../contract/protocol.ts'
import type { State } from '../../contract/protocol.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { describeLaunch } from '../launch.ts'
import { createSlices } from '../slices.ts'
import { describeSelection } from '../filling/describe-selection.ts'
import { fileId } from '../document/file-id.ts'
import { readSession } from '../saved/session.ts'
import { readSettings } from '../saved/settings.ts'
import { readSignInAttempt } from '../saved/sign-in-attempt.ts'
import { storageKeys } from '../storage-keys.ts'
import { loadItem } from '../storage.ts'
import { loadJournalEntries } from './load-journal.ts'

export async function loadState(
  input: { protocolVersion: number },
  context: CallContext
): Promise<State> {
  if (input.protocolVersion !== protocolVersion) throw otherVersion(input)
  const launch = await describeLaunch(createSlices(context))
  const [session, signInAttempt, settings, journal] = await Promise.all([
    loadItem(storageKeys.session),
    loadItem(storageKeys.signInAttempt),
    loadItem(storageKeys.settings),
    loadJournalEntries()
  ])
  return {
    editor: figma.editorType,
    fileName: figma.root.name,
    isDisplayP3: figma.root.documentColorProfile === 'DISPLAY_P3',
    fileId: fileId(),
    selection: describeSelection(),
    launch,
    session: readSession(session),
    signInAttempt: readSignInAttempt(signInAttempt),
    settings: readSettings(settings),
    journal
  }
}

function otherVersion(input: { protocolVersion: number }): ClearedError {
  return new ClearedError(
    'other-version',
    `The panel speaks version ${input.protocolVersion} of the protocol, ` +
      `the controller ${protocolVersion}.`
  )
}
