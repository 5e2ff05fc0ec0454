import { checkPaints } from './check-paint.ts'
import { members } from './define-node.ts'
import { fresh } from './fresh.ts'
import { type Edit, edit, editLater } from './edit.ts'
import { live, refuseDynamic, sessionOf } from './handle.ts'
import { setProp } from '../model/history.ts'
import { letGo, readStyle } from './use-style.ts'

type Area = 'fill' | 'stroke'

function useStyle(op: string, area: Area, id: unknown): Edit {
  const field = area === 'fill' ? 'fillStyleId' : 'strokeStyleId'
  const style = readStyle(op, field, id)
  return record => {
    setProp(record, field, style ? style.id : '')
    if (!style) return
    setProp(record, area === 'fill' ? 'fills' : 'strokes', style.props.paints)
  }
}

function setPaints(op: string, area: Area, value: unknown): Edit {
  const prop = area === 'fill' ? 'fills' : 'strokes'
  const paints = checkPaints(op, prop, value)
  const field = area === 'fill' ? 'fillStyleId' : 'strokeStyleId'
  return record => {
    setProp(record, prop, paints)
    const { [field]: id = record.props[field] } = letGo(field)
    setProp(record, field, id)
  }
}

/** Fills, with the style they may come from. */
export const fillMembers = members({
  get fills() {
    return live(this, 'get_fills').props.fills
  },
  set fills(value: readonly Paint[]) {
    const op = 'set_fills'
    edit(this, op, setPaints(op, 'fill', value))
  },
  async setFillsAsync(value: readonly Paint[]) {
    const op = 'setFillsAsync'
    await editLater(this, op, setPaints(op, 'fill', value))
  },
  get fillStyleId() {
    return live(this, 'get_fillStyleId').props.fillStyleId
  },
  set fillStyleId(value: string) {
    const op = 'set_fillStyleId'
    refuseDynamic(sessionOf(this), op, 'setFillStyleIdAsync')
    edit(this, op, useStyle(op, 'fill', value))
  },
  async setFillStyleIdAsync(id: string) {
    const op = 'setFillStyleIdAsync'
    await editLater(this, op, useStyle(op, 'fill', id))
  }
})

/** The old names of a frame's fills. */
export const backgroundMembers = members({
  get backgrounds() {
    return live(this, 'get_backgrounds').props.fills
  },
  set backgrounds(value: readonly Paint[]) {
    const op = 'set_backgrounds'
    edit(this, op, setPaints(op, 'fill', value))
  },
  get backgroundStyleId() {
    return live(this, 'get_backgroundStyleId').props.fillStyleId
  },
  set backgroundStyleId(value: string) {
    const op = 'set_backgroundStyleId'
    refuseDynamic(sessionOf(this), op, 'setFillStyleIdAsync')
    edit(this, op, useStyle(op, 'fill', value))
  }
})

export const strokeMembers = members({
  get strokes() {
    return fresh(live(this, 'get_strokes').props.strokes)
  },
  set strokes(value: readonly Paint[]) {
    const op = 'set_strokes'
    edit(this, op, setPaints(op, 'stroke', value))
  },
  async setStrokesAsync(value: readonly Paint[]) {
    const op = 'setStrokesAsync'
    await editLater(this, op, setPaints(op, 'stroke', value))
  },
  get strokeStyleId() {
    return live(this, 'get_strokeStyleId').props.strokeStyleId
  },
  set strokeStyleId(value: string) {
    const op = 'set_strokeStyleId'
    refuseDynamic(sessionOf(this), op, 'setStrokeStyleIdAsync')
    edit(this, op, useStyle(op, 'stroke', value))
  },
  async setStrokeStyleIdAsync(id: string) {
    const op = 'setStrokeStyleIdAsync'
    await editLater(this, op, useStyle(op, 'stroke', id))
  }
})
