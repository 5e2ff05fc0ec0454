import { checkEffects } from './check-effect.ts'
import { checkGrids } from './check-grid.ts'
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

function useEffectStyle(handle: Handle, op: string, id: unknown): void {
  const record = editable(handle, op)
  const style = readStyle(op, 'effectStyleId', id)
  setProp(record, 'effectStyleId', style ? style.id : '')
  if (style) setProp(record, 'effects', style.props.effects)
}

/** Effects, with the style they may come from. */
export const effectMembers = members({
  get effects() {
    return live(this, 'get_effects').props.effects
  },
  set effects(value: readonly Effect[]) {
    const record = editable(this, 'set_effects')
    setProp(record, 'effects', checkEffects('set_effects', value))
    const { effectStyleId = record.props.effectStyleId } =
      letGo('effectStyleId')
    setProp(record, 'effectStyleId', effectStyleId)
  },
  get effectStyleId() {
    return live(this, 'get_effectStyleId').props.effectStyleId
  },
  set effectStyleId(value: string) {
    const op = 'set_effectStyleId'
    refuseDynamic(sessionOf(this), op, 'setEffectStyleIdAsync')
    useEffectStyle(this, op, value)
  },
  async setEffectStyleIdAsync(id: string) {
    useEffectStyle(this, 'setEffectStyleIdAsync', id)
  }
})

function useGridStyle(handle: Handle, op: string, id: unknown): void {
  const record = editable(handle, op)
  const style = readStyle(op, 'gridStyleId', id)
  setProp(record, 'gridStyleId', style ? style.id : '')
  if (style) setProp(record, 'layoutGrids', style.props.layoutGrids)
}

/** Layout grids of frames, with the style they may come from. */
export const gridMembers = members({
  get layoutGrids() {
    return live(this, 'get_layoutGrids').props.layoutGrids
  },
  set layoutGrids(value: readonly LayoutGrid[]) {
    const record = editable(this, 'set_layoutGrids')
    setProp(record, 'layoutGrids', checkGrids('set_layoutGrids', value))
    const { gridStyleId = record.props.gridStyleId } = letGo('gridStyleId')
    setProp(record, 'gridStyleId', gridStyleId)
  },
  get gridStyleId() {
    return live(this, 'get_gridStyleId').props.gridStyleId
  },
  set gridStyleId(value: string) {
    const op = 'set_gridStyleId'
    refuseDynamic(sessionOf(this), op, 'setGridStyleIdAsync')
    useGridStyle(this, op, value)
  },
  async setGridStyleIdAsync(id: string) {
    useGridStyle(this, 'setGridStyleIdAsync', id)
  }
})
