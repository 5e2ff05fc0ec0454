import type { CallContext } from '../../contract/incoming-calls.ts'
import type { PlaceComp, PlacedLayer } from '../../contract/placing.ts'
import { addFile } from '../document/media-files.ts'
import { placeComps } from '../placing/place-comps.ts'
import { createSlices } from '../platform/slices.ts'

export async function placeComp(
  { picture, box, bytes, at }: PlaceComp,
  context: CallContext
): Promise<PlacedLayer> {
  await createSlices(context).next()
  const imageHash = await addFile({ picture, bytes })
  const layers = await placeComps([{ picture, imageHash, box }], at, context)
  return layers[0] as PlacedLayer // one per comp
}
