import type { NodeRecord } from '../record/node-record.ts'
import { type StrokeSide, hasStroke, strokeWeightOf } from './stroke-weight.ts'

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

/** How far into the frame the stroke of a side reaches. */
function inside(frame: NodeRecord, side: StrokeSide): number {
  const { strokeAlign, strokesIncludedInLayout } = frame.props
  if (!strokesIncludedInLayout || !hasStroke(frame)) return 0
  if (strokeAlign === 'OUTSIDE') return 0
  const weight = strokeWeightOf(frame, side)
  return strokeAlign === 'CENTER' ? weight / 2 : weight
}

/** The room before and after the items. */
export function around({ before, after }: Axes, axis: Axis): number {
  return before[axis] + after[axis]
}

/** The direction that an auto-layout frame runs in. */
export function mainAxisOf(frame: NodeRecord): Axis {
  return frame.props.layoutMode === 'HORIZONTAL' ? 'x' : 'y'
}

export function axesOf(frame: NodeRecord): Axes {
  const { paddingLeft, paddingTop, paddingRight, paddingBottom } = frame.props
  const main = mainAxisOf(frame)
  return {
    main,
    cross: main === 'x' ? 'y' : 'x',
    before: {
      x: paddingLeft + inside(frame, 'Left'),
      y: paddingTop + inside(frame, 'Top')
    },
    after: {
      x: paddingRight + inside(frame, 'Right'),
      y: paddingBottom + inside(frame, 'Bottom')
    }
  }
}
