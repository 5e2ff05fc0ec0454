import { ClearedError } from '../../contract/errors.ts'
import { protocolVersion } from '../../contract/protocol.ts'
import type { State } from '../../contract/protocol.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { describeLaunch } from '../launch.ts'
import { createSlices } from '../slices.ts'
import { describeSelection } from '../filling/describe-selection.ts'
import { fileId } from '../document/file-id.ts'
import { loadItems } from '../storage.ts'

export async function loadState(
  input: { protocolVersion: number },
  context: CallContext
): Promise<State> {
  if (input.protocolVersion !== protocolVersion) throw otherVersion(input)
  const launch = await describeLaunch(createSlices(context))
  return {
    editor: figma.editorType,
    fileName: figma.root.name,
    isDisplayP3: figma.root.documentColorProfile === 'DISPLAY_P3',
    fileId: fileId(),
    selection: describeSelection(),
    launch,
    saved: await loadItems('')
  }
}

function otherVersion(input: { protocolVersion: number }): ClearedError {
  return new ClearedError(
    'other-version',
    `Panel ${input.protocolVersion}, controller ${protocolVersion}.`
  )
}
