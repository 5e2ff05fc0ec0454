import { setProp } from '../edits/history.ts'
import type { NodeRecord } from '../record/node-record.ts'
import type { Size } from '../../shared/rect.ts'
import { layoutText } from '../text/text-layout.ts'

/** Figma: a text that fits itself has whole sides. */
export function wholeSize({ width, height }: Size): Size {
  return { width: Math.ceil(width), height: Math.round(height) }
}

/** Gives a text the size that its mode asks for. */
export function fitText(record: NodeRecord): void {
  const { textAutoResize } = record.props
  if (textAutoResize === 'NONE' || textAutoResize === 'TRUNCATE') return
  const { width, height } = wholeSize(layoutText(record))
  if (textAutoResize === 'WIDTH_AND_HEIGHT') setProp(record, 'width', width)
  setProp(record, 'height', height)
}

/** How wide a text is without line breaks of ours. */
export function unbrokenWidth(record: NodeRecord): number {
  return wholeSize(layoutText(record, Infinity)).width
}

/** A text that was resized keeps that size. */
export function resizedText(
  record: NodeRecord,
  before: { width: number; height: number }
): void {
  const { textAutoResize, height } = record.props
  const tall = height !== before.height
  if (textAutoResize === 'WIDTH_AND_HEIGHT') {
    setProp(record, 'textAutoResize', tall ? 'NONE' : 'HEIGHT')
  }
  fitText(record)
}
