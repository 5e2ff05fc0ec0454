import { ClearedError } from '../../contract/errors.ts'
import { protocolVersion } from '../../contract/protocol.ts'
import type { State } from '../../contract/protocol.ts'
import { savedKeys } from '../../contract/saved.ts'
import type { SavedItem } from '../../contract/saved.ts'
import { fileId } from '../document/file-id.ts'
import { describeSelection } from '../filling/describe-selection.ts'
import { findLaunch } from '../launch.ts'
import { loadItems } from '../storage.ts'

export async function loadState(input: {
  protocolVersion: number
}): Promise<State> {
  if (input.protocolVersion !== protocolVersion) throw otherVersion(input)
  const saved = await loadForStart()
  return {
    editor: figma.editorType,
    fileName: figma.root.name,
    isDisplayP3: figma.root.documentColorProfile === 'DISPLAY_P3',
    fileId: fileId(),
    selection: describeSelection(),
    launch: findLaunch(),
    saved
  }
}

/** What cannot be read is read again, and missed, before it is relied on. */
async function loadForStart(): Promise<SavedItem[]> {
  const { settings, session, signInAttempt, journal } = savedKeys
  const found = await Promise.all(
    [settings, session, signInAttempt, journal].map(key =>
      loadItems(key).catch(() => [])
    )
  )
  return ([] as SavedItem[]).concat(...found) // has no type of its own
}

function otherVersion(input: { protocolVersion: number }): ClearedError {
  return new ClearedError(
    'other-version',
    `The panel speaks version ${input.protocolVersion} of the protocol, ` +
      `the controller ${protocolVersion}.`
  )
}
