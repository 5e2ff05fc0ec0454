import type { NodeRecord } from '../record/node-record.ts'

/** A stretch along one axis. */
export interface Span {
  at: number
  size: number
}

/** The place of a span after its surroundings grow from `before` to `after`. */
export function constrained(
  constraint: ConstraintType,
  span: Span,
  before: number,
  after: number
): Span {
  switch (constraint) {
    case 'MIN':
      break
    case 'MAX':
      return { at: span.at + after - before, size: span.size }
    case 'CENTER':
      return { at: span.at + (after - before) / 2, size: span.size }
    case 'STRETCH':
      return { at: span.at, size: Math.max(0.01, span.size + after - before) }
    case 'SCALE':
      if (before === 0) break
      return {
        at: (span.at * after) / before,
        size: (span.size * after) / before
      }
  }
  return span
}

/** Figma: a layer with locked proportions keeps them when its parent grows. */
export function proportioned(
  record: NodeRecord,
  width: number,
  height: number
): { width: number; height: number } {
  const ratio = record.props.targetAspectRatio
  const sideways = width !== record.props.width
  if (!ratio || (!sideways && height === record.props.height)) {
    return { width, height }
  }
  return sideways
    ? { width, height: (width * ratio.y) / ratio.x }
    : { width: (height * ratio.x) / ratio.y, height }
}
