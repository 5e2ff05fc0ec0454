import type { CallContext } from '../../contract/incoming-calls.ts'
import type { Picture } from '../../contract/picture.ts'
import type {
  Box,
  CanvasPoint,
  PlacedLayer,
  TrackCard
} from '../../contract/placing.ts'
import { addTrackMark } from '../document/media-files.ts'
import { wholeFile } from '../images/picture-file.ts'
import { pick } from '../platform/pick.ts'
import { loadCardFonts } from './card-fonts.ts'
import { cardSize, drawCard } from './draw-card.ts'
import { layerName } from './layer-name.ts'
import { placeLayers } from './place-layers.ts'
import type { NewLayer } from './place-layers.ts'

/** Between cards, in canvas units. */
const gap = 24

/** Places cards side by side, in one undo step. */
export async function placeCards(
  cards: TrackCard[],
  at: CanvasPoint | undefined,
  context: CallContext
): Promise<PlacedLayer[]> {
  return placeLayers(await newCards(cards), at, context)
}

export async function newCards(cards: TrackCard[]): Promise<NewLayer[]> {
  const fonts = await loadCardFonts()
  const boxes = boxesOf(cards.length)
  return cards.map((card, i) => {
    const picture = toPicture(card)
    const imageHash = addTrackMark(picture)
    return {
      asset: picture,
      imageHash,
      box: boxes[i] as Box, // one for each
      draw: restore => drawCard(card, { picture, imageHash }, fonts, restore)
    }
  })
}

/** A mark has one pixel. */
function toPicture(card: TrackCard): Picture {
  return Object.assign(
    { mediaType: 'audio' as const, name: layerName(card) },
    pick(card, ['assetId', 'rendition', 'searchId']),
    wholeFile({ width: 1, height: 1 })
  )
}

/** Rows and columns around the centre that are about as wide as high. */
function boxesOf(count: number): Box[] {
  const across = cardSize.width + gap
  const down = cardSize.height + gap
  const columns = Math.max(1, Math.round(Math.sqrt((count * down) / across)))
  const rows = Math.ceil(count / columns)
  const left = Math.round((gap - columns * across) / 2)
  const top = Math.round((gap - rows * down) / 2)
  return Array.from({ length: count }, (_, i) =>
    Object.assign(
      {
        x: left + (i % columns) * across,
        y: top + Math.floor(i / columns) * down
      },
      cardSize
    )
  )
}
