import {
  checkBoolean,
  checkOneOf,
  checkRange,
  checkString
} from '../checks/check.ts'
import { fontsIn, textRecord } from './check-font.ts'
import { holds } from '../../rules/rules.ts'
import { members } from '../handles/define-node.ts'
import { isAvailable } from '../../model/text/font-families.ts'
import { editable, live } from '../handles/handle.ts'
import { setProp } from '../../model/edits/history.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { checkStretch } from './check-stretch.ts'
import { rangesOf, rangesWithin } from '../../model/text/text-ranges.ts'
import { spliceText } from '../../model/edits/write-ranges.ts'
import { redraw } from './write-format.ts'

const sides = ['BEFORE', 'AFTER'] as const

function renamed(record: NodeRecord): void {
  const { autoRename, characters } = record.props
  if (autoRename) setProp(record, 'name', characters.slice(0, 40))
  redraw(record)
}

function replaceAll(record: NodeRecord, text: string): void {
  const { length } = record.props.characters
  if (holds('text/characters-reset-ranges')) {
    spliceText(record, 0, length, text, rangesOf(record)[0])
  } else setProp(record, 'characters', text)
}

/** The letters of a text. */
export const textMembers = members({
  get characters() {
    return live(this, 'get_characters').props.characters
  },
  set characters(value: string) {
    const text = checkString('set_characters', 'characters', value)
    const record = textRecord(this, 'set_characters')
    replaceAll(record, text)
    renamed(record)
  },
  insertCharacters(start: number, characters: string, useStyle?: string) {
    const op = 'insertCharacters'
    const text = checkString(op, 'characters', characters)
    const side = useStyle === undefined ? 'BEFORE' : useStyle
    checkOneOf(op, 'useStyle', side, sides)
    const record = textRecord(this, op)
    const { length } = record.props.characters
    const at = checkRange(op, 'start', start, 0, length)
    const [before] = rangesWithin(record, at - 1, at)
    const [after] = rangesWithin(record, at, at + 1)
    const like = side === 'BEFORE' ? before || after : after || before
    spliceText(record, at, at, text, like)
    renamed(record)
  },
  deleteCharacters(start: number, end: number) {
    const op = 'deleteCharacters'
    const record = textRecord(this, op)
    const stretch = checkStretch(op, record, start, end)
    spliceText(record, stretch.start, stretch.end, '', undefined)
    renamed(record)
  },
  get hasMissingFont() {
    return hasMissingFont(live(this, 'get_hasMissingFont'))
  },
  get autoRename() {
    return live(this, 'get_autoRename').props.autoRename
  },
  set autoRename(value: boolean) {
    const record = editable(this, 'set_autoRename')
    const on = checkBoolean('set_autoRename', 'autoRename', value)
    setProp(record, 'autoRename', on)
    const { characters } = record.props
    if (on && characters !== '')
      setProp(record, 'name', characters.slice(0, 40))
  }
})

/** Whether a text uses a font that is not there. */
export function hasMissingFont(record: NodeRecord): boolean {
  const all = fontsIn(record).every(isAvailable)
  return !all && holds('fonts/missing-fonts-show')
}
