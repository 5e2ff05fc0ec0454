import { checkPaints } from './checks/check-paint.ts'
import { members } from './handles/define-node.ts'
import { fresh } from './handles/fresh.ts'
import { type Edit, edit, editLater } from './handles/edit.ts'
import { live, refuseDynamic, sessionOf } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import { setStrokes } from '../model/shapes/set-strokes.ts'
import { detachStyle, useStyle } from './checks/use-style.ts'

function useFillStyle(op: string, id: unknown): Edit {
  return useStyle(op, 'fillStyleId', id, (record, { props }) =>
    setProp(record, 'fills', props.paints)
  )
}

function useStrokeStyle(op: string, id: unknown): Edit {
  return useStyle(op, 'strokeStyleId', id, (record, { props }) =>
    setStrokes(record, props.paints)
  )
}

function writeFills(op: string, value: unknown): Edit {
  const paints = checkPaints(op, 'fills', value)
  return record => {
    setProp(record, 'fills', paints)
    detachStyle(record, 'fillStyleId')
  }
}

function writeStrokes(op: string, value: unknown): Edit {
  const paints = checkPaints(op, 'strokes', value)
  return record => {
    setStrokes(record, paints)
    detachStyle(record, 'strokeStyleId')
  }
}

/** Fills, with the style they may come from. */
export const fillMembers = members({
  get fills() {
    return live(this, 'get_fills').props.fills
  },
  set fills(value: readonly Paint[]) {
    const op = 'set_fills'
    edit(this, op, writeFills(op, value))
  },
  async setFillsAsync(value: readonly Paint[]) {
    const op = 'setFillsAsync'
    await editLater(this, op, writeFills(op, value))
  },
  get fillStyleId() {
    return live(this, 'get_fillStyleId').props.fillStyleId
  },
  set fillStyleId(value: string) {
    const op = 'set_fillStyleId'
    refuseDynamic(sessionOf(this), op, 'setFillStyleIdAsync')
    edit(this, op, useFillStyle(op, value))
  },
  async setFillStyleIdAsync(id: string) {
    const op = 'setFillStyleIdAsync'
    await editLater(this, op, useFillStyle(op, id))
  }
})

/** The old names of a frame's fills. */
export const backgroundMembers = members({
  get backgrounds() {
    return live(this, 'get_backgrounds').props.fills
  },
  set backgrounds(value: readonly Paint[]) {
    const op = 'set_backgrounds'
    edit(this, op, writeFills(op, value))
  },
  get backgroundStyleId() {
    return live(this, 'get_backgroundStyleId').props.fillStyleId
  },
  set backgroundStyleId(value: string) {
    const op = 'set_backgroundStyleId'
    refuseDynamic(sessionOf(this), op, 'setFillStyleIdAsync')
    edit(this, op, useFillStyle(op, value))
  }
})

export const strokeMembers = members({
  get strokes() {
    return fresh(live(this, 'get_strokes').props.strokes)
  },
  set strokes(value: readonly Paint[]) {
    const op = 'set_strokes'
    edit(this, op, writeStrokes(op, value))
  },
  async setStrokesAsync(value: readonly Paint[]) {
    const op = 'setStrokesAsync'
    await editLater(this, op, writeStrokes(op, value))
  },
  get strokeStyleId() {
    return live(this, 'get_strokeStyleId').props.strokeStyleId
  },
  set strokeStyleId(value: string) {
    const op = 'set_strokeStyleId'
    refuseDynamic(sessionOf(this), op, 'setStrokeStyleIdAsync')
    edit(this, op, useStrokeStyle(op, value))
  },
  async setStrokeStyleIdAsync(id: string) {
    const op = 'setStrokeStyleIdAsync'
    await editLater(this, op, useStrokeStyle(op, id))
  }
})
