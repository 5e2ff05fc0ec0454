import type { NodeRecord } from './node-record.ts'
import { strokeWeightOf } from './stroke-weight.ts'

export type Axis = 'x' | 'y'
export type Side = 'width' | 'height'

export function sideOf(axis: Axis): Side {
  return axis === 'x' ? 'width' : 'height'
}

/** The two directions of an auto-layout frame and the room around its items. */
export interface Axes {
  main: Axis
  cross: Axis
  before: Record<Axis, number>
  after: Record<Axis, number>
}

/** How far into the frame a stroke of this weight reaches. */
function inside(frame: NodeRecord, weight: number): number {
  const { strokes, strokeAlign, strokesIncludedInLayout } = frame.props
  const drawn = strokes.some(paint => paint.visible !== false)
  if (!strokesIncludedInLayout || !drawn) return 0
  if (strokeAlign === 'OUTSIDE') return 0
  return strokeAlign === 'CENTER' ? weight / 2 : weight
}

export function axesOf(frame: NodeRecord): Axes {
  const { layoutMode, paddingLeft, paddingTop, paddingRight, paddingBottom } =
    frame.props
  const across = layoutMode === 'HORIZONTAL'
  const stroke = (side: 'Left' | 'Top' | 'Right' | 'Bottom'): number =>
    inside(frame, strokeWeightOf(frame, side))
  return {
    main: across ? 'x' : 'y',
    cross: across ? 'y' : 'x',
    before: {
      x: paddingLeft + stroke('Left'),
      y: paddingTop + stroke('Top')
    },
    after: {
      x: paddingRight + stroke('Right'),
      y: paddingBottom + stroke('Bottom')
    }
  }
}
