import type { CallContext } from '../../contract/incoming-calls.ts'
import type { PlaceBoard, PlacedLayer } from '../../contract/placing.ts'
import { assertFile } from '../document/media-files.ts'
import { placeComps } from '../placing/place-comps.ts'

export async function placeBoard(
  { comps, at }: PlaceBoard,
  context: CallContext
): Promise<{ layers: PlacedLayer[] }> {
  comps.forEach(assertFile)
  return { layers: await placeComps(comps, at, context) }
}
