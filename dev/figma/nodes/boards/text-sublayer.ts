import { setProp } from '../../model/edits/history.ts'
import { checkNumber, checkString } from '../checks/check.ts'
import { checkFont, textRecord } from '../text/check-font.ts'
import { checkPaints } from '../checks/check-paint.ts'
import { edit } from '../handles/edit.ts'
import { type PartOfNode, members } from '../handles/define-node.ts'
import { guard } from '../handles/guard.ts'
import { type Handle, editable, live, sessionOf } from '../handles/handle.ts'
import { hasMissingFont } from '../text/text-members.ts'

function parts(node: Handle) {
  return {
    get characters() {
      return live(node, 'get_characters').props.characters
    },
    set characters(value: string) {
      const op = 'set_characters'
      const text = checkString(op, 'characters', value)
      setProp(textRecord(node, op), 'characters', text)
    },
    get fontName(): FontName {
      return live(node, 'get_fontName').props.fontName
    },
    set fontName(value: unknown) {
      const op = 'set_fontName'
      const font = checkFont(sessionOf(node), op, value)
      setProp(editable(node, op), 'fontName', Object.freeze(font))
    },
    get fontSize(): number {
      return live(node, 'get_fontSize').props.fontSize
    },
    set fontSize(value: unknown) {
      const op = 'set_fontSize'
      const size = checkNumber(op, 'fontSize', value)
      setProp(textRecord(node, op), 'fontSize', size)
    },
    get hasMissingFont() {
      return hasMissingFont(live(node, 'get_hasMissingFont'))
    },
    get fills() {
      return live(node, 'get_fills').props.textFills
    },
    set fills(value: readonly Paint[]) {
      const op = 'set_fills'
      const paints = checkPaints(op, 'fills', value)
      edit(node, op, record => setProp(record, 'textFills', paints))
    }
  }
}

export type TextSublayer = ReturnType<typeof parts> & PartOfNode

const end = guard('TEXT_SUBLAYER node', 'sublayer', 'text')

/** The letters in a sticky, a shape or a connector, all of one format. */
export function textSublayer(node: Handle): TextSublayer {
  return Object.preventExtensions(Object.create(end, members(parts(node))))
}
