import { assertLoadedFont } from './check-font.ts'
import { holds } from '../../rules/rules.ts'
import { members } from '../handles/define-node.ts'
import { type Edit, edit, editLater } from '../handles/edit.ts'
import {
  type Handle,
  live,
  refuseDynamic,
  sessionOf
} from '../handles/handle.ts'
import type { mixed } from '../../model/record/mixed.ts'
import { checkStretch } from './check-stretch.ts'
import { readFormat } from './read-format.ts'
import { readStyle } from '../checks/use-style.ts'
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
): Edit {
  const style = readStyle(op, 'textStyleId', id)
  if (style && holds('styles/text-needs-its-font')) {
    assertLoadedFont(sessionOf(handle), op, style.props.fontName)
  }
  return record => {
    const stretch = given && checkStretch(op, record, given.start, given.end)
    if (style) applyTextStyle(record, style, stretch)
    else writeFormats(record, { textStyleId: '' }, stretch)
  }
}

function useFillStyle(op: string, id: unknown, given?: Given): Edit {
  const style = readStyle(op, 'fillStyleId', id)
  const fills = style ? { fills: style.props.paints } : {}
  const fillStyleId = style ? style.id : ''
  return record => {
    const stretch = given && checkStretch(op, record, given.start, given.end)
    writeFormats(record, Object.assign({ fillStyleId }, fills), stretch)
  }
}

/** The styles of a text as a whole. */
export const textStyleIdMembers = members({
  get textStyleId() {
    return readFormat(live(this, 'get_textStyleId'), 'textStyleId')
  },
  set textStyleId(value: string | typeof mixed) {
    const op = 'set_textStyleId'
    refuseDynamic(sessionOf(this), op, 'setTextStyleIdAsync')
    edit(this, op, useTextStyle(this, op, value))
  },
  async setTextStyleIdAsync(id: string) {
    const op = 'setTextStyleIdAsync'
    await editLater(this, op, useTextStyle(this, op, id))
  },
  get fillStyleId() {
    return readFormat(live(this, 'get_fillStyleId'), 'fillStyleId')
  },
  set fillStyleId(value: string | typeof mixed) {
    const op = 'set_fillStyleId'
    refuseDynamic(sessionOf(this), op, 'setFillStyleIdAsync')
    edit(this, op, useFillStyle(op, value))
  },
  async setFillStyleIdAsync(id: string) {
    const op = 'setFillStyleIdAsync'
    await editLater(this, op, useFillStyle(op, id))
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
    edit(this, op, useTextStyle(this, op, value, { start, end }))
  },
  async setRangeTextStyleIdAsync(start: number, end: number, id: string) {
    const op = 'setRangeTextStyleIdAsync'
    const change = useTextStyle(this, op, id, { start, end })
    await editLater(this, op, change)
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
    edit(this, op, useFillStyle(op, value, { start, end }))
  },
  async setRangeFillStyleIdAsync(start: number, end: number, id: string) {
    const op = 'setRangeFillStyleIdAsync'
    await editLater(this, op, useFillStyle(op, id, { start, end }))
  }
})
