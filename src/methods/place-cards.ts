import type { CallContext } from '../../contract/incoming-calls.ts'
import type { PlaceCards, PlacedLayer } from '../../contract/placing.ts'
import { placeCards as place } from '../placing/place-cards.ts'

export async function placeCards(
  { cards, at }: PlaceCards,
  context: CallContext
): Promise<{ layers: PlacedLayer[] }> {
  return { layers: await place(cards, at, context) }
}
