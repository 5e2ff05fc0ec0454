import { ClearedError } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import type { PlaceComp, PlacedLayer } from '../../contract/placing.ts'
import { makeImage } from '../images/make-image.ts'
import { placeComps } from '../placing/place-comps.ts'
import { createSlices } from '../slices.ts'

export async function placeComp(
  { picture, box, bytes, at }: PlaceComp,
  context: CallContext
): Promise<PlacedLayer> {
  await createSlices(context).next()
  const imageHash = await makeImage(bytes)
  const [layer] = await placeComps([{ picture, imageHash, box }], at, context)
  if (!layer) throw new ClearedError('internal', 'Nothing was placed.')
  return layer
}
