import { ClearedError } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import type { PlaceComp, PlacedLayer } from '../../contract/placing.ts'
import { makeImage } from '../images/make-image.ts'
import { checkPicture, checkPoint } from '../input.ts'
import { placeComps } from '../placing/place-comps.ts'
import { nextTurn } from '../slices.ts'

export async function placeComp(
  input: PlaceComp,
  context: CallContext
): Promise<PlacedLayer> {
  const picture = checkPicture(input.picture)
  const at = checkPoint(input.at)
  await nextTurn()
  context.throwIfCancelled()
  const imageHash = makeImage(input.bytes)
  const [layer] = await placeComps([{ picture, imageHash }], at, context)
  if (!layer) throw new ClearedError('internal', 'Nothing was placed.')
  return layer
}
