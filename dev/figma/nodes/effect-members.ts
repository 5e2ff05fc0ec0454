import { checkEffects } from './checks/check-effect.ts'
import { checkGrids } from './checks/check-grid.ts'
import { members } from './handles/define-node.ts'
import { fresh } from './handles/fresh.ts'
import { type Edit, edit, editLater } from './handles/edit.ts'
import { editable, live, refuseDynamic, sessionOf } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import { detachStyle, useStyle } from './checks/use-style.ts'

function useEffectStyle(op: string, id: unknown): Edit {
  return useStyle(op, 'effectStyleId', id, (record, { props }) =>
    setProp(record, 'effects', props.effects)
  )
}

/** Effects, with the style they may come from. */
export const effectMembers = members({
  get effects() {
    return fresh(live(this, 'get_effects').props.effects)
  },
  set effects(value: readonly Effect[]) {
    const effects = checkEffects('set_effects', value)
    const record = editable(this, 'set_effects')
    setProp(record, 'effects', effects)
    detachStyle(record, 'effectStyleId')
  },
  get effectStyleId() {
    return live(this, 'get_effectStyleId').props.effectStyleId
  },
  set effectStyleId(value: string) {
    const op = 'set_effectStyleId'
    refuseDynamic(sessionOf(this), op, 'setEffectStyleIdAsync')
    edit(this, op, useEffectStyle(op, value))
  },
  async setEffectStyleIdAsync(id: string) {
    const op = 'setEffectStyleIdAsync'
    await editLater(this, op, useEffectStyle(op, id))
  }
})

function useGridStyle(op: string, id: unknown): Edit {
  return useStyle(op, 'gridStyleId', id, (record, { props }) =>
    setProp(record, 'layoutGrids', props.layoutGrids)
  )
}

/** Layout grids of frames, with the style they may come from. */
export const gridMembers = members({
  get layoutGrids() {
    return fresh(live(this, 'get_layoutGrids').props.layoutGrids)
  },
  set layoutGrids(value: readonly LayoutGrid[]) {
    const grids = checkGrids('set_layoutGrids', value)
    const record = editable(this, 'set_layoutGrids')
    setProp(record, 'layoutGrids', grids)
    detachStyle(record, 'gridStyleId')
  },
  get gridStyleId() {
    return live(this, 'get_gridStyleId').props.gridStyleId
  },
  set gridStyleId(value: string) {
    const op = 'set_gridStyleId'
    refuseDynamic(sessionOf(this), op, 'setGridStyleIdAsync')
    edit(this, op, useGridStyle(op, value))
  },
  async setGridStyleIdAsync(id: string) {
    const op = 'setGridStyleIdAsync'
    await editLater(this, op, useGridStyle(op, id))
  }
})
