import { holds } from '../../rules/rules.ts'
import { setProp } from '../../model/edits/history.ts'
import { settleParents } from '../../model/layout/resize.ts'
import { checkBoolean, checkString } from '../checks/check.ts'
import { members } from '../handles/define-node.ts'
import { type Handle, editable, live } from '../handles/handle.ts'
import { type Choice, checkChoice } from '../checks/prop-limits.ts'
import { textSublayer } from './text-sublayer.ts'

// Figma: a sticky has one of two widths.
const square = 240
const wide = 416

export const sublayerMembers = members({
  get text() {
    live(this, 'get_text')
    return textSublayer(this)
  }
})

export const stickyMembers = members({
  get authorVisible() {
    return live(this, 'get_authorVisible').props.authorVisible
  },
  set authorVisible(value: boolean) {
    const op = 'set_authorVisible'
    const record = editable(this, op)
    setProp(record, 'authorVisible', checkBoolean(op, 'authorVisible', value))
  },
  get authorName() {
    return live(this, 'get_authorName').props.authorName
  },
  set authorName(value: string) {
    const op = 'set_authorName'
    const record = editable(this, op)
    setProp(record, 'authorName', checkString(op, 'authorName', value))
  },
  get isWideWidth() {
    return live(this, 'get_isWideWidth').props.isWideWidth
  },
  set isWideWidth(value: boolean) {
    const op = 'set_isWideWidth'
    const record = editable(this, op)
    const isWide = checkBoolean(op, 'isWideWidth', value)
    setProp(record, 'isWideWidth', isWide)
    setProp(record, 'width', isWide ? wide : square)
    settleParents(record)
  }
})

export const labelledShapeMembers = members({
  get shapeType() {
    return live(this, 'get_shapeType').props.shapeType
  },
  set shapeType(value: Choice<'shapeType'>) {
    const op = 'set_shapeType'
    const record = editable(this, op)
    setProp(record, 'shapeType', checkChoice(op, 'shapeType', value))
  },
  get cornerRadius() {
    return live(this, 'get_cornerRadius').props.topLeftRadius
  }
})

/** The members of a moving picture, which is read-only. */
export const mediaMembers = members({
  get mediaData() {
    const [paint] = live(this, 'get_mediaData').props.fills
    const hash = paint && paint.type === 'IMAGE' && paint.imageHash
    const data = { hash: hash || '' }
    return holds('boards/media-data-stays') ? Object.freeze(data) : data
  }
})

export const stuckMembers = members({
  /** Sticking is not emulated. */
  get stuckTo(): Handle | null {
    live(this, 'get_stuckTo')
    return null
  },
  set stuckTo(_value: unknown) {
    throw new Error('not emulated: node.stuckTo')
  }
})
