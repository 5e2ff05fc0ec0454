import type { CallContext } from '../../contract/incoming-calls.ts'
import type { PlaceBoard, PlacedLayer } from '../../contract/placing.ts'
import { assertFile } from '../document/media-files.ts'
import { cardLayers } from '../placing/place-cards.ts'
import { compLayers } from '../placing/place-comps.ts'
import { placeLayers } from '../placing/place-layers.ts'
import { stackBoards } from '../placing/stack-boards.ts'

export async function placeBoard(
  { comps, cards, at }: PlaceBoard,
  context: CallContext
): Promise<{ layers: PlacedLayer[] }> {
  comps.forEach(assertFile)
  const below = cards ? await cardLayers(cards) : []
  const all = stackBoards(compLayers(comps), below)
  return { layers: await placeLayers(all, at, context) }
}
