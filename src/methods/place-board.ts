import type { CallContext } from '../../contract/incoming-calls.ts'
import type { PlaceBoard, PlacedLayer } from '../../contract/placing.ts'
import { assertImage } from '../images/make-image.ts'
import { badInput, checkComps, checkPoint } from '../input.ts'
import { placeComps } from '../placing/place-comps.ts'

export async function placeBoard(
  input: PlaceBoard,
  context: CallContext
): Promise<{ layers: PlacedLayer[] }> {
  const comps = checkComps(input.comps)
  const at = checkPoint(input.at)
  if (comps.length === 0) badInput('comps')
  comps.forEach(({ imageHash }) => assertImage(imageHash))
  return { layers: await placeComps(comps, at, context) }
}
