import type { CallContext } from '../../contract/incoming-calls.ts'
import type { FilledLayers, FillSelection } from '../../contract/filling.ts'
import { makeImage } from '../images/make-image.ts'
import { checkPicture, checkTexts } from '../input.ts'
import { nextTurn } from '../slices.ts'
import { fillLayers } from './fill-layers.ts'

export async function fillSelection(
  input: FillSelection,
  context: CallContext
): Promise<FilledLayers> {
  const picture = checkPicture(input.picture)
  const nodeIds = checkTexts(input.nodeIds, 'nodeIds')
  await nextTurn()
  context.throwIfCancelled()
  const imageHash = nodeIds.length > 0 ? makeImage(input.bytes) : ''
  const fills = nodeIds.length > 0 ? [{ picture, imageHash, nodeIds }] : []
  return fillLayers({ fills }, context)
}
