import type { CallContext } from '../../contract/incoming-calls.ts'
import type { PlaceBoard, PlacedLayer } from '../../contract/placing.ts'
import { assertFile } from '../document/media-files.ts'
import { newCards } from '../placing/place-cards.ts'
import { newComps } from '../placing/place-comps.ts'
import { placeLayers } from '../placing/place-layers.ts'
import { stackBoards } from '../placing/stack-boards.ts'

export async function placeBoard(
  { comps, cards, at }: PlaceBoard,
  context: CallContext
): Promise<{ layers: PlacedLayer[] }> {
  comps.forEach(assertFile)
  const below = cards ? await newCards(cards) : []
  const all = stackBoards(newComps(comps), below)
  return { layers: await placeLayers(all, at, context) }
}
