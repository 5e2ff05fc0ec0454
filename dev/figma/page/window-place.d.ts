import type { Size } from '../render/drawing.ts'
export interface Place {
  left: number
  top: number
}
/** At the canvas's right edge, so that most of the canvas stays free. */
export declare function firstPlace(
  size: Size,
  canvas?: import('./view.ts').CanvasBox
): Place
/** The nearest place where the whole window is on the screen. */
export declare function fittedPlace(
  place: Place,
  size: Size,
  screen?: Size
): Place
/** The nearest place where the window can still be taken hold of. */
export declare function reachablePlace(
  place: Place,
  size: Size,
  screen?: Size
): Place
/** The place after an arrow key; null for other keys. */
export declare function movedPlace(
  place: Place,
  key: string,
  far: boolean
): Place | null
