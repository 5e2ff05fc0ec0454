import {
  type Letter,
  breakAt,
  lettersOf,
  trimmedEnd,
  widthOf
} from './letters.ts'
import { advancer, lineBox } from './letter-width.ts'
import type { NodeRecord } from '../record/node-record.ts'
import type { TextFormat } from '../record/text-format.ts'

export interface BrokenLine {
  start: number
  end: number
  width: number
  height: number
  /** The distance from the top of the line. */
  baseline: number
  /** The distance from the top of the text. */
  top: number
  indent: number
  /** The list mark that stands before it. */
  mark: string
  /** Whether it ends with an ellipsis in place of the lines below. */
  cut: boolean
}

export interface TextLayout {
  letters: Letter[]
  lines: BrokenLine[]
  width: number
  height: number
}

const ellipsis = '\u2026'

function markOf(format: TextFormat, number: number): string {
  switch (format.listOptions.type) {
    case 'NONE':
      break
    case 'ORDERED':
      return `${number}.`
    case 'UNORDERED':
      return '\u2022'
  }
  return ''
}

interface Builder {
  record: NodeRecord
  letters: Letter[]
  lines: BrokenLine[]
  room: number
  top: number
  /** The number of the next item of a list. */
  item: number
}

function formatAt(builder: Builder, at: number): TextFormat {
  const { letters, record } = builder
  const letter = letters[Math.min(at, letters.length - 1)]
  return letter ? letter.format : record.props
}

function addLine(
  builder: Builder,
  start: number,
  end: number,
  indent: number,
  mark: string
): void {
  const { letters } = builder
  const last = trimmedEnd(letters, start, end)
  let format = formatAt(builder, start)
  let box = lineBox(format)
  for (let at = start + 1; at < last; at += 1) {
    const { format: next } = letters[at] as Letter // below the end
    if (next === format) continue
    format = next
    const other = lineBox(format)
    if (other.height > box.height) box = other
  }
  builder.lines.push({
    start,
    end: last,
    width: widthOf(letters, start, last),
    height: box.height,
    baseline: box.baseline,
    top: builder.top,
    indent,
    mark,
    cut: false
  })
  builder.top += box.height
}

function addParagraph(builder: Builder, start: number, end: number): void {
  const { letters, room } = builder
  const format = formatAt(builder, start)
  const isItem = format.listOptions.type !== 'NONE'
  builder.item = isItem ? builder.item + 1 : 0
  const level = Math.max(format.indentation, isItem ? 1 : 0)
  const left = level * format.fontSize * 1.5
  const mark = markOf(format, builder.item)
  if (builder.lines.length > 0) {
    builder.top += isItem ? format.listSpacing : format.paragraphSpacing
  }
  let at = start
  do {
    const indent = left + (at === start ? format.paragraphIndent : 0)
    const next = breakAt(letters, at, end, room - indent)
    addLine(builder, at, next, indent, at === start ? mark : '')
    at = next
  } while (at < end)
}

/** The paragraphs as ranges of letters, each with its line break. */
function paragraphsOf(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', start)) {
    found.push({ start, end: at + 1 })
    start = at + 1
  }
  found.push({ start, end: text.length })
  return found
}

/** The number of lines that truncation leaves. */
function visibleLines(record: NodeRecord, lines: BrokenLine[]): number {
  const { textAutoResize, textTruncation, maxLines, height } = record.props
  const truncates = textTruncation === 'ENDING' || textAutoResize === 'TRUNCATE'
  if (!truncates) return lines.length
  const most = maxLines === null ? lines.length : maxLines
  if (textAutoResize === 'HEIGHT' || textAutoResize === 'WIDTH_AND_HEIGHT') {
    return Math.min(most, lines.length)
  }
  const fitting = lines.filter(line => line.top + line.height <= height + 0.5)
  return Math.min(most, Math.max(1, fitting.length))
}

function cutLines(builder: Builder): void {
  const { record, letters, lines, room } = builder
  const count = visibleLines(record, lines)
  if (count >= lines.length) return
  lines.length = count
  const last = lines[count - 1] as BrokenLine // at least one stays
  const more = advancer(formatAt(builder, last.start))(ellipsis)
  last.cut = true
  while (last.end > last.start && last.indent + last.width + more > room) {
    last.end -= 1
    last.width = widthOf(letters, last.start, last.end)
  }
  last.width += more
}

function trimLeading({ record, lines }: Builder, height: number): number {
  const [first] = lines
  const last = lines[lines.length - 1]
  if (record.props.leadingTrim === 'NONE' || !first || !last) return height
  const above = first.baseline - record.props.fontSize * 0.73
  for (const line of lines) line.top -= above
  return height - above - (last.height - last.baseline)
}

/** How wide lines may be. */
function roomOf({ props }: NodeRecord): number {
  return props.textAutoResize === 'WIDTH_AND_HEIGHT' ? Infinity : props.width
}

/** Breaks a text into lines by estimated widths. */
export function layoutText(
  record: NodeRecord,
  room: number = roomOf(record)
): TextLayout {
  const { characters } = record.props
  const letters = lettersOf(record)
  const builder = { record, letters, lines: [], room, top: 0, item: 0 }
  for (const { start, end } of paragraphsOf(characters)) {
    addParagraph(builder, start, end)
  }
  cutLines(builder)
  const lines: BrokenLine[] = builder.lines
  const wide = lines.reduce(
    (most, line) => Math.max(most, line.indent + line.width),
    -Infinity
  )
  const last = lines[lines.length - 1] as BrokenLine // one, even when empty
  const height = trimLeading(builder, last.top + last.height)
  return { letters, lines, width: wide, height }
}
