import { setProp } from '../edits/history.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { layoutText } from '../text/text-layout.ts'

/** Gives a text the size that its mode asks for. */
export function fitText(record: NodeRecord): void {
  const { textAutoResize } = record.props
  if (textAutoResize === 'NONE' || textAutoResize === 'TRUNCATE') return
  const { width, height } = layoutText(record)
  if (textAutoResize === 'WIDTH_AND_HEIGHT') {
    setProp(record, 'width', Math.ceil(width))
  }
  setProp(record, 'height', Math.round(height * 100) / 100)
}

/** How wide a text is without line breaks of ours. */
export function unbrokenWidth(record: NodeRecord): number {
  return Math.ceil(layoutText(record, Infinity).width)
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
