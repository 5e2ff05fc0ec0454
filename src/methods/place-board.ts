import type { CallContext } from '../../contract/incoming-calls.ts'
import type { PlaceBoard, PlacedLayer } from '../../contract/placing.ts'
import { assertImage } from '../images/make-image.ts'
import { placeComps } from '../placing/place-comps.ts'

export async function placeBoard(
  { comps, at }: PlaceBoard,
  context: CallContext
): Promise<{ layers: PlacedLayer[] }> {
  comps.forEach(({ imageHash }) => assertImage(imageHash))
  return { layers: await placeComps(comps, at, context) }
}
