import type { ImageIndexEntry } from '../../contract/document.ts'
import type { Restore } from '../document/change-file.ts'
import { cardGroup, cardLayers, cardTexts } from '../finding/card-layers.ts'
import type { Holder } from '../finding/known-images.ts'
import { prepareState } from '../placing/card-state.ts'

/** What changes together when a card is licensed or put back. */
export interface CardParts {
  /** They show the mark of its track. */
  layers: Holder[]
  /** They have only a record. */
  others: Holder[]
  /** Changes what it says about the license. */
  writeState(restore: Restore): void
}

/**
 * Loads fonts first: with a turn between paints and records, an interruption
 * would lose the card.
 */
export async function cardParts(
  layer: Holder,
  mark: string,
  state: ImageIndexEntry['state']
): Promise<CardParts> {
  const texts = cardTexts(layer, mark)
  const writes = await Promise.all(texts.map(one => prepareState(one, state)))
  const layers = cardLayers(layer, mark)
  const ids = layers.map(({ id }) => id)
  const others: Holder[] = texts.filter(({ id }) => ids.indexOf(id) < 0)
  const group = cardGroup(layer, mark)
  return {
    layers,
    others: group ? others.concat(group) : others,
    writeState: restore => writes.forEach(write => write(restore))
  }
}
