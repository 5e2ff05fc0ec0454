import { type Rect, aroundAll } from '../../shared/rect.ts'
import { absoluteMatrix, isShown, withoutMasked } from '../geometry/geometry.ts'
import { boxAround } from '../../shared/matrix.ts'
import type { NodeRecord } from '../record/node-record.ts'
import {
  type StrokeSide,
  hasStroke,
  strokeWeightOf
} from '../layout/stroke-weight.ts'

type Outset = Record<StrokeSide, number>

/** How far the stroke of one side reaches out. */
function strokeOutset(record: NodeRecord, side: StrokeSide): number {
  const { strokeAlign } = record.props
  if (strokeAlign === 'INSIDE' || !hasStroke(record)) return 0
  const weight = strokeWeightOf(record, side)
  return strokeAlign === 'CENTER' ? weight / 2 : weight
}

function widen(outset: Outset, by: number, x: number, y: number): void {
  outset.Left = Math.max(outset.Left, by - x)
  outset.Right = Math.max(outset.Right, by + x)
  outset.Top = Math.max(outset.Top, by - y)
  outset.Bottom = Math.max(outset.Bottom, by + y)
}

function outsetOf(record: NodeRecord): Outset {
  const stroke = (side: StrokeSide): number => strokeOutset(record, side)
  const outset: Outset = {
    Top: stroke('Top'),
    Bottom: stroke('Bottom'),
    Left: stroke('Left'),
    Right: stroke('Right')
  }
  for (const effect of record.props.effects) {
    if (effect.type === 'DROP_SHADOW' && effect.visible) {
      const { radius, spread = 0, offset } = effect
      widen(outset, radius + spread, offset.x, offset.y)
    } else if (effect.type === 'LAYER_BLUR' && effect.visible) {
      widen(outset, effect.radius, 0, 0)
    }
  }
  return outset
}

function ownBounds(record: NodeRecord): Rect {
  const { width, height } = record.props
  const { Top, Bottom, Left, Right } = outsetOf(record)
  const [[a, c, e], [b, d, f]] = absoluteMatrix(record)
  return boxAround(
    [
      [a, c, e - a * Left - c * Top],
      [b, d, f - b * Left - d * Top]
    ],
    width + Left + Right,
    height + Top + Bottom
  )
}

export function visibleChildren(record: NodeRecord): NodeRecord[] {
  return (record.children || []).filter(child => child.props.visible)
}

function boundsWithin(record: NodeRecord): Rect {
  const { clipsContent } = record.props
  const shown = clipsContent ? [] : withoutMasked(visibleChildren(record))
  const own = ownBounds(record)
  return aroundAll([own, ...shown.map(boundsWithin)]) || own
}

/** The box of all that is drawn of a layer; null when it is invisible. */
export function renderBounds(record: NodeRecord): Rect | null {
  return isShown(record) ? boundsWithin(record) : null
}
