import { atom } from 'nanostores'
import type { Rect } from '../core/host.ts'
import type { Point } from '../core/matrix.ts'
import type { Handle } from './resize-rect.ts'

/** What the pointer is doing on the canvas; page coordinates. */
export type Gesture =
  | { kind: 'pan'; last: Point }
  | { kind: 'marquee'; from: Point; to: Point; add: boolean }
  | { kind: 'move'; from: Point; by: Point; ids: string[]; click?: string }
  | { kind: 'resize'; from: Point; handle: Handle; start: Rect; rect: Rect }
  | { kind: 'draw'; from: Point; rect: Rect }
  | { kind: 'crop'; last: Point }

export const $gesture = atom<Gesture | null>(null)

/** Space is held: the next drag moves the view. */
export const $panning = atom(false)
