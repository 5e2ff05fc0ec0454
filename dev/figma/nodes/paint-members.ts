import { checkPaints } from './check-paint.ts'
import { members } from './define-node.ts'
import {
  type Handle,
  editable,
  live,
  refuseDynamic,
  sessionOf
} from './handle.ts'
import { setProp } from '../model/history.ts'
import { letGo, readStyle } from './use-style.ts'

function useStyle(
  handle: Handle,
  op: string,
  area: 'fill' | 'stroke',
  id: unknown
): void {
  const record = editable(handle, op)
  const field = area === 'fill' ? 'fillStyleId' : 'strokeStyleId'
  const style = readStyle(op, field, id)
  setProp(record, field, style ? style.id : '')
  if (!style) return
  setProp(record, area === 'fill' ? 'fills' : 'strokes', style.props.paints)
}

function setPaints(
  handle: Handle,
  op: string,
  area: 'fill' | 'stroke',
  value: unknown
): void {
  const record = editable(handle, op)
  const prop = area === 'fill' ? 'fills' : 'strokes'
  setProp(record, prop, checkPaints(op, prop, value))
  const field = area === 'fill' ? 'fillStyleId' : 'strokeStyleId'
  const { [field]: id = record.props[field] } = letGo(field)
  setProp(record, field, id)
}

/** Fills, with the style they may come from. */
export const fillMembers = members({
  get fills() {
    return live(this, 'get_fills').props.fills
  },
  set fills(value: readonly Paint[]) {
    setPaints(this, 'set_fills', 'fill', value)
  },
  async setFillsAsync(value: readonly Paint[]) {
    setPaints(this, 'setFillsAsync', 'fill', value)
  },
  get fillStyleId() {
    return live(this, 'get_fillStyleId').props.fillStyleId
  },
  set fillStyleId(value: string) {
    const op = 'set_fillStyleId'
    refuseDynamic(sessionOf(this), op, 'setFillStyleIdAsync')
    useStyle(this, op, 'fill', value)
  },
  async setFillStyleIdAsync(id: string) {
    useStyle(this, 'setFillStyleIdAsync', 'fill', id)
  }
})

/** The old names of a frame's fills. */
export const backgroundMembers = members({
  get backgrounds() {
    return live(this, 'get_backgrounds').props.fills
  },
  set backgrounds(value: readonly Paint[]) {
    setPaints(this, 'set_backgrounds', 'fill', value)
  },
  get backgroundStyleId() {
    return live(this, 'get_backgroundStyleId').props.fillStyleId
  },
  set backgroundStyleId(value: string) {
    const op = 'set_backgroundStyleId'
    refuseDynamic(sessionOf(this), op, 'setFillStyleIdAsync')
    useStyle(this, op, 'fill', value)
  }
})

export const strokeMembers = members({
  get strokes() {
    return live(this, 'get_strokes').props.strokes
  },
  set strokes(value: readonly Paint[]) {
    setPaints(this, 'set_strokes', 'stroke', value)
  },
  async setStrokesAsync(value: readonly Paint[]) {
    setPaints(this, 'setStrokesAsync', 'stroke', value)
  },
  get strokeStyleId() {
    return live(this, 'get_strokeStyleId').props.strokeStyleId
  },
  set strokeStyleId(value: string) {
    const op = 'set_strokeStyleId'
    refuseDynamic(sessionOf(this), op, 'setStrokeStyleIdAsync')
    useStyle(this, op, 'stroke', value)
  },
  async setStrokeStyleIdAsync(id: string) {
    useStyle(this, 'setStrokeStyleIdAsync', 'stroke', id)
  }
})
