import type { Rect } from '../core/host.ts'
import type { Point } from '../render/matrix.ts'
export interface View {
  center: Point
  zoom: number
}
export interface CanvasBox {
  left: number
  top: number
  width: number
  height: number
}
export declare const $view: import('nanostores').PreinitializedWritableAtom<View> &
  object
/** Where the canvas is on the screen. */
export declare const $canvasBox: import('nanostores').PreinitializedWritableAtom<CanvasBox> &
  object
export declare function visibleRect(view: View, box: CanvasBox): Rect
/** Screen pixels of the browser window → the page's coordinates. */
export declare function toPage(point: Point, view?: View): Point
/** The page's coordinates → pixels from the canvas's top left. */
export declare function toCanvas(
  point: Point,
  view: View,
  box: CanvasBox
): Point
export declare function panBy(dx: number, dy: number): void
/** Zooms and keeps what is under this screen point in its place. */
export declare function zoomAt(factor: number, point: Point): void
export declare function zoomTo(zoom: number): void
/** Shows this part of the page with some air around it. */
export declare function fitView(rect: Rect): void
