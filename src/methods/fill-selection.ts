import { ClearedError } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import type { FilledLayers, FillSelection } from '../../contract/filling.ts'
import { fillLayer } from '../filling/fill-layer.ts'
import { toCompEntry, writeIndexEntry } from '../document/image-index.ts'
import { makeImage } from '../images/make-image.ts'
import { keepFileId } from '../document/file-id.ts'
import { checkPicture, checkTexts } from '../input.ts'

export async function fillSelection(
  input: FillSelection,
  context: CallContext
): Promise<FilledLayers> {
  const picture = checkPicture(input.picture)
  const ids = checkTexts(input.nodeIds, 'nodeIds')
  if (ids.length === 0) throw nothingSelected()
  const nodes = await Promise.all(ids.map(id => figma.getNodeByIdAsync(id)))
  context.throwIfCancelled()
  const imageHash = makeImage(input.bytes)
  const result: FilledLayers = { filled: [], refused: [] }
  ids.forEach((nodeId, i) => {
    const node = nodes[i] || null
    const code = fillLayer(node, picture, imageHash)
    if (code) result.refused.push({ nodeId, name: nameOf(node), code })
    else result.filled.push(nodeId)
  })
  if (result.filled.length > 0) {
    writeIndexEntry(imageHash, toCompEntry(picture))
    keepFileId()
    figma.commitUndo()
  }
  return result
}

function nameOf(node: BaseNode | null): string {
  return node && !node.removed ? node.name : ''
}

function nothingSelected(): ClearedError {
  return new ClearedError('nothing-selected', 'No layer was selected.')
}
