import type { TextLine, TextSegment } from '../../shared/host.ts'
import { isItalic, weightOf } from './font-families.ts'
import { spacingOf } from './letter-width.ts'
import type { NodeRecord } from '../record/node-record.ts'
import type { TextFormat } from '../record/text-format.ts'
import { type BrokenLine, type TextLayout, layoutText } from './text-layout.ts'

function segmentOf(format: TextFormat, x: number): TextSegment {
  const { fontName, fontSize, textDecoration, fills } = format
  return {
    text: '',
    x,
    width: 0,
    fontFamily: fontName.family,
    fontWeight: weightOf(fontName),
    italic: isItalic(fontName),
    fontSize,
    letterSpacing: spacingOf(format),
    textDecoration,
    fills: fills.slice()
  }
}

function segmentsOf(
  layout: TextLayout,
  line: BrokenLine,
  left: number
): TextSegment[] {
  const segments: TextSegment[] = []
  let x = left
  let format: TextFormat | null = null
  let segment: TextSegment | undefined
  for (const letter of layout.letters.slice(line.start, line.end)) {
    if (!segment || format !== letter.format) {
      format = letter.format
      segment = segmentOf(format, x)
      segments.push(segment)
    }
    segment.text += letter.text
    segment.width += letter.advance
    x += letter.advance
  }
  if (line.cut && segment) {
    segment.text += '\u2026'
    segment.width = left + line.width - segment.x
  }
  return segments
}

function withMark(
  record: NodeRecord,
  line: BrokenLine,
  left: number,
  segments: TextSegment[]
): TextSegment[] {
  if (line.mark === '') return segments
  const [first = segmentOf(record.props, left)] = segments
  const width = first.fontSize
  const own = { text: line.mark, x: left - width * 1.25, width }
  return [Object.assign({}, first, own), ...segments]
}

function leftOf(record: NodeRecord, line: BrokenLine): number {
  const { width, textAlignHorizontal } = record.props
  const free = width - line.indent - line.width
  switch (textAlignHorizontal) {
    case 'LEFT':
    case 'JUSTIFIED':
      break
    case 'CENTER':
      return line.indent + free / 2
    case 'RIGHT':
      return line.indent + free
  }
  return line.indent
}

function topOf(record: NodeRecord, layout: TextLayout): number {
  const free = record.props.height - layout.height
  switch (record.props.textAlignVertical) {
    case 'TOP':
      break
    case 'CENTER':
      return free / 2
    case 'BOTTOM':
      return free
  }
  return 0
}

/** The lines of a TEXT as they are drawn. */
export function textLines(record: NodeRecord): TextLine[] {
  const layout = layoutText(record)
  const top = topOf(record, layout)
  return layout.lines.map(line => {
    const x = leftOf(record, line)
    const segments = withMark(record, line, x, segmentsOf(layout, line, x))
    return {
      text: segments.map(segment => segment.text).join(''),
      x,
      y: top + line.top + line.baseline,
      width: line.width,
      segments
    }
  })
}
