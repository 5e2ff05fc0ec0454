import type { SamplePicture } from '../shared/samples.ts'
import { checkPaints } from '../nodes/checks/check-paint.ts'
import type { Rect } from '../shared/rect.ts'

export type Paints = readonly Paint[]

type Filters = NonNullable<ImagePaint['filters']>

function paints(list: object[]): Paints {
  return checkPaints('sample', 'fills', list)
}

function rgb(hex: string): RGB {
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255
  return { r: part(0), g: part(2), b: part(4) }
}

/** One colour, written as six hex digits. */
export function solid(hex: string, opacity = 1): Paints {
  return paints([{ type: 'SOLID', color: rgb(hex), opacity }])
}

/** From the first colour at the top to the second at the bottom. */
export function fade(top: string, bottom: string, opacity = 1): Paints {
  const stop = (position: number, hex: string): ColorStop => ({
    position,
    color: Object.assign({ a: 1 }, rgb(hex))
  })
  return paints([
    {
      type: 'GRADIENT_LINEAR',
      opacity,
      gradientTransform: [
        [0, 1, 0],
        [-1, 0, 1]
      ],
      gradientStops: [stop(0, top), stop(1, bottom)]
    }
  ])
}

interface Look {
  filters?: Filters
  opacity?: number
  rotation?: number
}

export function filled(picture: SamplePicture, look: Look = {}): Paints {
  const own = { type: 'IMAGE', scaleMode: 'FILL', imageHash: picture.hash }
  return paints([Object.assign(own, look)])
}

export function fitted(picture: SamplePicture): Paints {
  const own = { type: 'IMAGE', scaleMode: 'FIT', imageHash: picture.hash }
  return paints([own])
}

export function tiled(picture: SamplePicture, scalingFactor: number): Paints {
  const own = { type: 'IMAGE', scaleMode: 'TILE', imageHash: picture.hash }
  return paints([Object.assign(own, { scalingFactor })])
}

interface Focus extends Look {
  /** How much nearer than filling the box. */
  zoom: number
  /** Which part shows, 0 to 1. */
  x: number
  y: number
}

/** The part of a picture that shows in a box, never distorted. */
export function cropped(
  picture: SamplePicture,
  into: Rect,
  focus: Focus
): Paints {
  const { zoom, x, y, ...look } = focus
  const { width, height } = picture
  const scale = Math.max(into.width / width, into.height / height) * zoom
  const across = into.width / scale / width
  const down = into.height / scale / height
  const imageTransform = [
    [across, 0, (1 - across) * x],
    [0, down, (1 - down) * y]
  ]
  const own = { type: 'IMAGE', scaleMode: 'CROP', imageHash: picture.hash }
  return paints([Object.assign(own, { imageTransform }, look)])
}

/** A picture under a colour that lets text be read on it. */
export function veiled(picture: SamplePicture, hex: string): Paints {
  return filled(picture).concat(fade(hex, hex, 0.45))
}
