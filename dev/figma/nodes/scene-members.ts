import { settleParents, show } from '../model/layout/resize.ts'
import { checkBoolean } from './checks/check.ts'
import { checkChoice, checkPropRange } from './checks/prop-limits.ts'
import { checkLayerBlend } from './checks/check-blend-mode.ts'
import { members } from './handles/define-node.ts'
import { editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'

export const sceneMembers = members({
  get visible() {
    return live(this, 'get_visible').props.visible
  },
  set visible(value: boolean) {
    const record = editable(this, 'set_visible')
    show(record, checkBoolean('set_visible', 'visible', value))
  },
  get locked() {
    return live(this, 'get_locked').props.locked
  },
  set locked(value: boolean) {
    const record = editable(this, 'set_locked')
    setProp(record, 'locked', checkBoolean('set_locked', 'locked', value))
  }
})

/** Opacity and how layers mix. */
export const plainBlendMembers = members({
  get opacity() {
    return live(this, 'get_opacity').props.opacity
  },
  set opacity(value: number) {
    const record = editable(this, 'set_opacity')
    const checked = checkPropRange('set_opacity', 'opacity', value)
    setProp(record, 'opacity', checked)
  },
  get blendMode() {
    return live(this, 'get_blendMode').props.blendMode
  },
  set blendMode(value: BlendMode) {
    const record = editable(this, 'set_blendMode')
    const op = 'set_blendMode'
    setProp(record, 'blendMode', checkLayerBlend(op, value))
  }
})

export const maskMembers = members({
  get isMask() {
    return live(this, 'get_isMask').props.isMask
  },
  set isMask(value: boolean) {
    const record = editable(this, 'set_isMask')
    setProp(record, 'isMask', checkBoolean('set_isMask', 'isMask', value))
    settleParents(record)
  },
  get maskType() {
    return live(this, 'get_maskType').props.maskType
  },
  set maskType(value: MaskType) {
    const record = editable(this, 'set_maskType')
    const op = 'set_maskType'
    setProp(record, 'maskType', checkChoice(op, 'maskType', value))
  }
})
