import type { ImageIndexEntry } from '../../contract/document.ts'
import { findRecord, hasProvenance } from '../document/provenance.ts'
import { hashOf, isMedia } from '../images/media-paint.ts'
import { showsFile } from '../images/shows-file.ts'
import { createKnownImages } from './known-images.ts'
import type { Holder, ShownImage } from './known-images.ts'
import { sourceLayers } from './source-layers.ts'

/** The layers of a card that show the mark of its track, lowest first. */
export function cardLayers(layer: Holder, mark: string): Holder[] {
  return cardOf(layer, mark).filter(one => showsFile(one, mark))
}

/** The first layer of a card stands for it, so that it counts once. */
export function isFurtherLayer(layer: Holder, mark: string): boolean {
  const [first = layer] = cardOf(layer, mark)
  return first.id !== layer.id
}

export function isTrack(image: ShownImage): boolean {
  return image.kind === 'known' && image.entry.mediaType === 'audio'
}

/** The texts of a card, with or without the mark. */
export function cardTexts(layer: Holder, mark: string): TextNode[] {
  return cardOf(layer, mark).filter(
    (one): one is TextNode => one.type === 'TEXT'
  )
}

/**
 * The layers that get a record when a card without one is adopted, with its
 * group, which has the name of the background.
 */
export function unrecordedCard(layer: Holder, mark: string): Holder[] {
  const layers = cardLayers(layer, mark)
  const around = layer.type === 'PAINT' ? null : layer.parent
  const isCard = around && around.type === 'GROUP' && around.name === layer.name
  return isCard ? layers.concat(around) : layers
}

/**
 * The group of a card, if there is one: somebody may have dissolved it, or
 * moved a layer out of it.
 */
export function cardGroup(layer: Holder, mark: string): GroupNode | null {
  const around = layer.type === 'PAINT' ? null : layer.parent
  return around && around.type === 'GROUP' && findRecord(around, mark)
    ? around
    : null
}

/** The track of a card, or of a layer in it; null for others. */
export function trackOf(node: SceneNode): ImageIndexEntry | null {
  const { parent } = node
  const isInCard = parent && parent.type === 'GROUP' && hasProvenance(parent)
  const card = isInCard ? parent : node
  const layers = card.type === 'GROUP' ? card.children : [card]
  for (const layer of layers) {
    const imageHash = markOf(layer)
    const picture = imageHash && { imageHash, styleId: '' }
    const image = picture && createKnownImages().assetOf(layer, picture)
    if (image && image.kind === 'known' && isTrack(image)) return image.entry
  }
  return null
}

/** The card that the layer is part of, in an instance, too; else the layer. */
export async function wholeCard(layer: SceneNode): Promise<SceneNode> {
  const { parent } = layer
  const imageHash = markOf(layer)
  if (!imageHash || !parent || parent.type !== 'GROUP') return layer
  const groups = [parent, ...(await sourceLayers(parent))]
  return groups.some(one => findRecord(one, imageHash)) ? parent : layer
}

/**
 * Once ungrouped, cards of one track lie side by side: as many as there are
 * layers of one name. The nth layer of each name belongs to the nth card.
 */
function cardOf(layer: Holder, mark: string): Holder[] {
  const layers = layersBeside(layer).filter(
    one =>
      showsFile(one, mark) ||
      (one.type === 'TEXT' && findRecord(one, mark) !== null)
  )
  if (cardGroup(layer, mark)) return layers
  const counts = new Map<string, number>()
  const numbered = layers.map(one => {
    const number = counts.get(one.name) || 0
    counts.set(one.name, number + 1)
    return { one, number }
  })
  const own = numbered.find(({ one }) => one.id === layer.id)
  return numbered
    .filter(({ number }) => number === (own ? own.number : 0))
    .map(({ one }) => one)
}

/** Also after the group is dissolved, the layers of a card lie side by side. */
function layersBeside(layer: Holder): readonly Holder[] {
  if (layer.type === 'PAINT') return [layer]
  const { parent } = layer
  return parent && 'children' in parent ? parent.children : [layer]
}

/** Fast for other layers: only marks are fully transparent. */
function markOf(layer: SceneNode): string | null {
  if (!('fills' in layer) || layer.fills === figma.mixed) return null
  const mark = layer.fills.find(one => isMedia(one) && one.opacity === 0)
  return mark ? hashOf(mark) : null
}
