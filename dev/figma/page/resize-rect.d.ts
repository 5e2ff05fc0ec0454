import type { Rect } from '../core/host.ts'
import type { Point } from '../render/matrix.ts'
export declare const handles: readonly [
  'nw',
  'n',
  'ne',
  'e',
  'se',
  's',
  'sw',
  'w'
]
export type Handle = (typeof handles)[number]
/** A box after one of its handles was pulled; `keep` holds proportions. */
export declare function resizeRect(
  rect: Rect,
  handle: Handle,
  by: Point,
  keep: boolean
): Rect
/** The box between two corners; square when asked. */
export declare function rectBetween(
  from: Point,
  to: Point,
  square?: boolean
): Rect
/** Where a handle stands on its box. */
export declare function handlePoint(rect: Rect, handle: Handle): Point
