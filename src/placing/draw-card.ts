import { lengthText } from '../../contract/length-text.ts'
import type { Size } from '../../contract/picture.ts'
import type { CompImage, TrackCard } from '../../contract/placing.ts'
import type { Restore } from '../document/change-file.ts'
import { toCompEntry, writeIndexEntry } from '../document/image-index.ts'
import { writeComp } from '../document/provenance.ts'
import { artistLayer } from '../images/track-mark.ts'
import type { CardFonts } from './card-fonts.ts'
import { createPen, solid } from './card-pen.ts'
import { stateNames } from './card-state.ts'

/** Of every card, in canvas units: it fits on a phone. */
export const cardSize: Size = { width: 360, height: 88 }

const dark = { r: 0.12, g: 0.12, b: 0.12 }
const grey = { r: 0.36, g: 0.36, b: 0.36 }
const pale = { r: 0.9, g: 0.9, b: 0.9 }
const white = { r: 1, g: 1, b: 1 }

/**
 * Draws a track as a group, with its own background for light and dark files.
 * Several layers have the mark of the track below their own paint, so the card
 * is found as long as one of them is left. Its other texts are free to reuse.
 */
export function drawCard(
  card: TrackCard,
  comp: CompImage,
  { plain, bold }: CardFonts,
  restore: Restore
): GroupNode {
  const { picture, imageHash } = comp
  const { name } = picture
  const pen = createPen(restore)
  const small = { color: grey, fontName: plain, fontSize: 11 }
  const right = Object.assign({ align: 'RIGHT' as const }, small)
  const { width, height } = cardSize
  const background = pen.block(name, [0, 0, width, height], solid(white))
  background.cornerRadius = 8
  background.strokes = [solid(pale)]
  const cover = toPaint(card.cover, { scaleMode: 'FILL' })
  const front = pen.block('Cover', [12, 12, 64, 64], cover || solid(pale))
  front.cornerRadius = 4
  const waveform = toPaint(card.waveform, {
    scaleMode: 'CROP',
    imageTransform: [
      [1, 0, 0],
      [0, 1, 0]
    ]
  })
  const sound = waveform
    ? pen.block('Waveform', [88, 54, 200, 22], waveform)
    : pen.block('Waveform', [88, 63, 200, 4], solid(pale))
  pen.text('Title', [88, 12, 184, 20], card.title || name, {
    color: dark,
    fontName: bold,
    fontSize: 14
  })
  pen.text(artistLayer, [88, 32, 260, 16], card.artist, small)
  pen.text('Length', [296, 57, 52, 16], lengthOf(card), right)
  const state = pen.text('License', [280, 14, 68, 16], stateNames.comp, right)
  const group = pen.group(name)
  ;[background, front, sound, state].forEach(layer => {
    if (layer) mark(layer, comp)
  })
  writeComp(group, comp)
  writeIndexEntry(imageHash, toCompEntry(picture), restore)
  return group
}

function mark(layer: RectangleNode | TextNode, comp: CompImage): void {
  const { imageHash } = comp
  const looks = { scaleMode: 'FILL' as const, opacity: 0 }
  const paint = Object.assign({ type: 'IMAGE' as const, imageHash }, looks)
  const own = layer.fills as readonly Paint[] // one color or picture
  layer.fills = [paint, ...own]
  writeComp(layer, comp)
}

/** Null for a file that is missing or that Figma refuses. */
function toPaint(
  bytes: Uint8Array | null,
  looks: Pick<ImagePaint, 'scaleMode' | 'imageTransform'>
): ImagePaint | null {
  if (!bytes) return null
  try {
    const { hash: imageHash } = figma.createImage(bytes)
    return Object.assign({ type: 'IMAGE' as const, imageHash }, looks)
  } catch {
    return null
  }
}

/** Empty while unknown. */
function lengthOf({ duration }: TrackCard): string {
  return duration === null ? '' : lengthText(Math.round(duration))
}
