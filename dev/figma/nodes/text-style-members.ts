import { assertLoadedFont } from './check-font.ts'
import { holds } from '../core/rules.ts'
import { members } from './define-node.ts'
import {
  type Handle,
  editable,
  live,
  refuseDynamic,
  sessionOf
} from './handle.ts'
import type { mixed } from '../model/mixed.ts'
import { checkStretch } from './check-stretch.ts'
import { readFormat } from './read-format.ts'
import { readStyle } from './use-style.ts'
import { applyTextStyle, writeFormats } from './write-format.ts'

interface Given {
  start: unknown
  end: unknown
}

function useTextStyle(
  handle: Handle,
  op: string,
  id: unknown,
  given?: Given
): void {
  const record = editable(handle, op)
  const stretch = given && checkStretch(op, record, given.start, given.end)
  const style = readStyle(op, 'textStyleId', id)
  if (!style) return writeFormats(record, { textStyleId: '' }, stretch)
  if (holds('styles/text-needs-its-font')) {
    assertLoadedFont(sessionOf(handle), op, style.props.fontName)
  }
  applyTextStyle(record, style, stretch)
}

function useFillStyle(
  handle: Handle,
  op: string,
  id: unknown,
  given?: Given
): void {
  const record = editable(handle, op)
  const stretch = given && checkStretch(op, record, given.start, given.end)
  const style = readStyle(op, 'fillStyleId', id)
  const fills = style ? { fills: style.props.paints } : {}
  const fillStyleId = style ? style.id : ''
  writeFormats(record, Object.assign({ fillStyleId }, fills), stretch)
}

/** The styles of a text as a whole. */
export const textStyleIdMembers = members({
  get textStyleId() {
    return readFormat(live(this, 'get_textStyleId'), 'textStyleId')
  },
  set textStyleId(value: string | typeof mixed) {
    const op = 'set_textStyleId'
    refuseDynamic(sessionOf(this), op, 'setTextStyleIdAsync')
    useTextStyle(this, op, value)
  },
  async setTextStyleIdAsync(id: string) {
    useTextStyle(this, 'setTextStyleIdAsync', id)
  },
  get fillStyleId() {
    return readFormat(live(this, 'get_fillStyleId'), 'fillStyleId')
  },
  set fillStyleId(value: string | typeof mixed) {
    const op = 'set_fillStyleId'
    refuseDynamic(sessionOf(this), op, 'setFillStyleIdAsync')
    useFillStyle(this, op, value)
  },
  async setFillStyleIdAsync(id: string) {
    useFillStyle(this, 'setFillStyleIdAsync', id)
  }
})

/** The styles of stretches of a text. */
export const rangeStyleMembers = members({
  getRangeTextStyleId(start: number, end: number) {
    const op = 'getRangeTextStyleId'
    const record = live(this, op)
    const stretch = checkStretch(op, record, start, end)
    return readFormat(record, 'textStyleId', stretch)
  },
  setRangeTextStyleId(start: number, end: number, value: string) {
    const op = 'setRangeTextStyleId'
    refuseDynamic(sessionOf(this), op, 'setRangeTextStyleIdAsync')
    useTextStyle(this, op, value, { start, end })
  },
  async setRangeTextStyleIdAsync(start: number, end: number, id: string) {
    useTextStyle(this, 'setRangeTextStyleIdAsync', id, { start, end })
  },
  getRangeFillStyleId(start: number, end: number) {
    const op = 'getRangeFillStyleId'
    const record = live(this, op)
    const stretch = checkStretch(op, record, start, end)
    return readFormat(record, 'fillStyleId', stretch)
  },
  setRangeFillStyleId(start: number, end: number, value: string) {
    const op = 'setRangeFillStyleId'
    refuseDynamic(sessionOf(this), op, 'setRangeFillStyleIdAsync')
    useFillStyle(this, op, value, { start, end })
  },
  async setRangeFillStyleIdAsync(start: number, end: number, id: string) {
    useFillStyle(this, 'setRangeFillStyleIdAsync', id, { start, end })
  }
})
