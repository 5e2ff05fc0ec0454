import { ClearedError } from '../../contract/errors.ts'
import { protocolVersion } from '../../contract/protocol.ts'
import type { LoadState, State } from '../../contract/protocol.ts'
import type { SavedItem } from '../../contract/saved.ts'
import { fileId } from '../document/file-id.ts'
import { describeSelection } from '../filling/describe-selection.ts'
import { getLaunch } from '../platform/launch.ts'
import { loadItems } from '../platform/storage.ts'

export async function loadState(input: LoadState): Promise<State> {
  if (input.protocolVersion !== protocolVersion) {
    throw new ClearedError('other-version')
  }
  // the panel reads unreadable items again, and reports them, before it uses
  // them
  const found = await Promise.all(
    input.saved.map(key => loadItems(key).catch(() => []))
  )
  return {
    editor: figma.editorType,
    fileName: figma.root.name,
    isDisplayP3: figma.root.documentColorProfile === 'DISPLAY_P3',
    fileId: fileId(),
    selection: describeSelection(),
    launch: getLaunch(),
    saved: ([] as SavedItem[]).concat(...found) // `[]` alone is `never[]`
  }
}
