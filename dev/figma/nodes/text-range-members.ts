import { checkArray, checkNumber, checkOneOf } from './check.ts'
import { checkPaints } from './check-paint.ts'
import { members } from './define-node.ts'
import { type Handle, editable, live } from './handle.ts'
import { setProp } from '../model/history.ts'
import { mixed } from '../model/mixed.ts'
import type { NodeRecord } from '../model/node-record.ts'
import { rangesOf, rangesWithin, writeRange } from '../model/text-ranges.ts'

interface Stretch {
  start: number
  end: number
}

function checkStretch(
  op: string,
  record: NodeRecord,
  start: unknown,
  end: unknown
): Stretch {
  const from = checkNumber(op, 'start', start)
  const to = checkNumber(op, 'end', end)
  const { length } = record.props.characters
  if (from < 0 || to > length || from >= to) {
    throw new RangeError(
      `in ${op}: Range outside of available characters. ` +
        `'start' must be less than node.characters.length and ` +
        `'end' must be less than or equal to node.characters.length`
    )
  }
  return { start: from, end: to }
}

function fillsWithin(
  handle: Handle,
  op: string,
  start: unknown,
  end: unknown
): readonly Paint[] | typeof mixed {
  const record = live(handle, op)
  const stretch = checkStretch(op, record, start, end)
  const [first, ...others] = rangesWithin(record, stretch.start, stretch.end)
  return first && others.length === 0 ? first.fills : mixed
}

// Figma has many more fields; these are the ones that differ here.
const fields = ['fills', 'fillStyleId', 'fontName', 'fontSize'] as const

function readFields(value: unknown): (typeof fields)[number][] {
  const op = 'getStyledTextSegments'
  const names = checkArray(op, 'fields', value)
  return names.map(name => {
    if (typeof name === 'string' && !fields.some(one => one === name)) {
      throw new Error(`not emulated: node.getStyledTextSegments of '${name}'`)
    }
    return checkOneOf(op, 'fields', name, fields)
  })
}

/** Fills that differ along the text. */
export const textRangeMembers = members({
  get fills() {
    const { ranges, fills } = live(this, 'get_fills').props
    return ranges.length > 0 ? mixed : fills
  },
  set fills(value: readonly Paint[] | typeof mixed) {
    const record = editable(this, 'set_fills')
    const paints = checkPaints('set_fills', 'fills', value)
    setProp(record, 'ranges', [])
    setProp(record, 'fillStyleId', '')
    setProp(record, 'fills', paints)
  },
  get fillStyleId() {
    const record = live(this, 'get_fillStyleId')
    const [first, ...others] = rangesOf(record)
    const id = first ? first.fillStyleId : ''
    return others.every(one => one.fillStyleId === id) ? id : mixed
  },
  getRangeFills(start: number, end: number) {
    return fillsWithin(this, 'getRangeFills', start, end)
  },
  setRangeFills(start: number, end: number, value: readonly Paint[]) {
    const op = 'setRangeFills'
    const record = editable(this, op)
    const stretch = checkStretch(op, record, start, end)
    const fills = checkPaints(op, 'fills', value)
    writeRange(record, Object.assign({ fills, fillStyleId: '' }, stretch))
  },
  getStyledTextSegments(names: string[], start?: number, end?: number) {
    const record = live(this, 'getStyledTextSegments')
    const wanted = readFields(names)
    const { characters, fontName, fontSize } = record.props
    const { start: from = 0, end: to = characters.length } =
      start === undefined && end === undefined
        ? {}
        : checkStretch('getStyledTextSegments', record, start, end)
    return rangesWithin(record, from, to).map(range => {
      const all = { fills: range.fills, fillStyleId: range.fillStyleId }
      const own = Object.assign({ fontName, fontSize }, all)
      const out: Record<string, unknown> = {
        characters: characters.slice(range.start, range.end),
        start: range.start,
        end: range.end
      }
      for (const name of wanted) out[name] = own[name]
      return out
    })
  }
})
