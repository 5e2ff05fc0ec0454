import type { Size } from '../../contract/picture.ts'
import type { CompImage, TrackCard } from '../../contract/placing.ts'
import type { Restore } from '../document/change-file.ts'
import { toCompEntry, writeIndexEntry } from '../document/image-index.ts'
import { writeComp } from '../document/provenance.ts'
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
 * Every layer has the mark of the track, so the card is found as long as one of
 * them is left.
 */
export function drawCard(
  card: TrackCard,
  comp: CompImage,
  { plain, bold }: CardFonts,
  restore: Restore
): GroupNode {
  const { picture, imageHash } = comp
  const { name } = picture
  const pen = createPen(
    { type: 'IMAGE', scaleMode: 'FILL', imageHash, opacity: 0 },
    restore
  )
  const small = { color: grey, fontName: plain, fontSize: 11 }
  const right = Object.assign({ align: 'RIGHT' as const }, small)
  const { width, height } = cardSize
  const background = pen.block(name, [0, 0, width, height], solid(white))
  background.cornerRadius = 8
  background.strokes = [solid(pale)]
  const cover = toPaint(card.cover, { scaleMode: 'FILL' })
  pen.block('Cover', [12, 12, 64, 64], cover || solid(pale)).cornerRadius = 4
  const waveform = toPaint(card.waveform, {
    scaleMode: 'CROP',
    imageTransform: [
      [1, 0, 0],
      [0, 1, 0]
    ]
  })
  if (waveform) pen.block('Waveform', [88, 54, 200, 22], waveform)
  else pen.block('Waveform', [88, 63, 200, 4], solid(pale)).cornerRadius = 2
  const title = pen.text('Title', [88, 12, 184, 20], card.title || name, {
    color: dark,
    fontName: bold,
    fontSize: 14
  })
  if (title && card.url) title.hyperlink = { type: 'URL', value: card.url }
  pen.text('Artist', [88, 32, 260, 16], card.artist, small)
  pen.text('Length', [296, 57, 52, 16], lengthText(card.duration), right)
  pen.text('License', [280, 14, 68, 16], stateNames.comp, right)
  const group = pen.group(name)
  const layers: readonly SceneNode[] = [group, ...group.children]
  layers.forEach(layer => writeComp(layer, comp))
  writeIndexEntry(imageHash, toCompEntry(picture), restore)
  return group
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

/** Such as `3:05` or `1:02:05`; empty while unknown. */
function lengthText(seconds: number | null): string {
  if (seconds === null) return ''
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  const hours = Math.floor(minutes / 60)
  const last = twoDigits(whole % 60)
  return hours > 0
    ? `${hours}:${twoDigits(minutes % 60)}:${last}`
    : `${minutes}:${last}`
}

function twoDigits(value: number): string {
  return `0${value}`.slice(-2)
}
