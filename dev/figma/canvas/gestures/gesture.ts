import { atom } from 'nanostores'
import type { Rect } from '../../shared/rect.ts'
import type { Point, Matrix } from '../../shared/matrix.ts'
import type { ReshapedLayer } from '../../shared/user-edits.ts'
import type { Handle } from './resize-rect.ts'

/** A box that may be turned. */
export interface TurnedBox {
  matrix: Matrix
  width: number
  height: number
}

/** A resize or rotation: the layers at its start, and the box around them. */
export interface Reshaping {
  from: Point
  start: TurnedBox
  box: TurnedBox
  layers: ReshapedLayer[]
}

/** A gesture of the pointer on the canvas, in page coordinates. */
export type Gesture =
  | { kind: 'pan'; last: Point }
  | { kind: 'marquee'; from: Point; to: Point; add: boolean }
  | {
      kind: 'move'
      from: Point
      to: Point
      by: Point
      ids: string[]
      /** Alt is held: copies are moved. */
      copy: boolean
      /** Selected alone when the pointer does not move. */
      click?: string
    }
  | (Reshaping & { kind: 'resize'; handle: Handle })
  | (Reshaping & { kind: 'turn' })
  | { kind: 'draw'; from: Point; rect: Rect }
  | { kind: 'crop'; last: Point }
  | { kind: 'crop-scale'; corner: number }

export const $gesture = atom<Gesture | null>(null)

/** Space is held: the next drag moves the view. */
export const $panning = atom(false)
