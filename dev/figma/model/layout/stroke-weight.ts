import { setProp } from '../edits/history.ts'
import type { NodeRecord } from '../record/node-record.ts'

export type StrokeSide = 'Top' | 'Bottom' | 'Left' | 'Right'

export const strokeSides: readonly StrokeSide[] = [
  'Top',
  'Bottom',
  'Left',
  'Right'
]

/** Whether a stroke is drawn, however wide. */
export function hasStroke({ props }: NodeRecord): boolean {
  return props.strokes.some(paint => paint.visible !== false)
}

/** The weight of one side's stroke, its own or that of all. */
export function strokeWeightOf(record: NodeRecord, side: StrokeSide): number {
  const own = record.props[`stroke${side}Weight` as const]
  return own === null ? record.props.strokeWeight : own
}

/** The weight of all sides. */
export function setStrokeWeight(record: NodeRecord, weight: number): void {
  for (const side of strokeSides) {
    setProp(record, `stroke${side}Weight` as const, null)
  }
  setProp(record, 'strokeWeight', weight)
}

/** Sides with equal weights are stored as one weight. */
export function setStrokeWeightOf(
  record: NodeRecord,
  side: StrokeSide,
  weight: number
): void {
  if (strokeWeightOf(record, side) === weight) return
  setProp(record, `stroke${side}Weight` as const, weight)
  const weights = strokeSides.map(one => strokeWeightOf(record, one))
  if (weights.every(one => one === weight)) setStrokeWeight(record, weight)
}
