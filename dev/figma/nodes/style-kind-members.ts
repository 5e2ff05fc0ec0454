import { checkBoolean } from './checks/check.ts'
import { checkChoice } from './checks/prop-limits.ts'
import { checkEffects } from './checks/check-effect.ts'
import { checkFont, textRecord } from './text/check-font.ts'
import { checkGrids } from './checks/check-grid.ts'
import { checkPaints } from './checks/check-paint.ts'
import { type PlainKey, checkFormat } from './text/check-text-format.ts'
import { members } from './handles/define-node.ts'
import { fresh } from './handles/fresh.ts'
import { type Handle, editable, live, sessionOf } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import type { NodeRecord, Props } from '../model/record/node-record.ts'
import type { TextFormat } from '../model/record/text-format.ts'
import { type StyleKey, spreadStyle } from './spread-style.ts'
import { styledKeys } from './text/write-format.ts'

function write<K extends StyleKey>(
  record: NodeRecord,
  key: K,
  value: Props[K]
): void {
  setProp(record, key, value)
  spreadStyle(record, key)
}

export const paintStyleMembers = members({
  get paints() {
    return fresh(live(this, 'get_paints').props.paints)
  },
  set paints(value: readonly Paint[]) {
    const record = editable(this, 'set_paints')
    write(record, 'paints', checkPaints('set_paints', 'paints', value))
  }
})

export const effectStyleMembers = members({
  get effects() {
    return fresh(live(this, 'get_effects').props.effects)
  },
  set effects(value: readonly Effect[]) {
    const record = editable(this, 'set_effects')
    write(record, 'effects', checkEffects('set_effects', value))
  }
})

export const gridStyleMembers = members({
  get layoutGrids() {
    return fresh(live(this, 'get_layoutGrids').props.layoutGrids)
  },
  set layoutGrids(value: readonly LayoutGrid[]) {
    const record = editable(this, 'set_layoutGrids')
    write(record, 'layoutGrids', checkGrids('set_layoutGrids', value))
  }
})

type StyledPlainKey = Extract<(typeof styledKeys)[number], PlainKey>

function isPlain(key: (typeof styledKeys)[number]): key is StyledPlainKey {
  return key !== 'fontName'
}

const plain: object = {}
for (const key of styledKeys.filter(isPlain)) {
  const member: PropertyDescriptor & ThisType<Handle> = {
    enumerable: true,
    get() {
      return live(this, `get_${key}`).props[key]
    },
    set(value: unknown) {
      const op = `set_${key}`
      const checked = checkFormat(op, key, value)
      write(textRecord(this, op), key, checked as never) // the key's own
    }
  }
  Object.defineProperty(plain, key, member)
}

/** Formats that a text style holds; its font must be loaded to write them. */
export const plainStyleMembers = members(
  plain as Pick<TextFormat, StyledPlainKey> // what the loop above defines
)

export const textStyleMembers = members({
  get boundVariables(): TextStyle['boundVariables'] & object {
    live(this, 'get_boundVariables')
    return {}
  },
  set boundVariables(_value: unknown) {
    throw new Error('not emulated: style.boundVariables')
  },
  get fontName() {
    return live(this, 'get_fontName').props.fontName
  },
  set fontName(value: FontName) {
    const font = checkFont(sessionOf(this), 'set_fontName', value)
    write(editable(this, 'set_fontName'), 'fontName', Object.freeze(font))
  },
  get leadingTrim() {
    return live(this, 'get_leadingTrim').props.leadingTrim
  },
  set leadingTrim(value: LeadingTrim) {
    const op = 'set_leadingTrim'
    const trim = checkChoice(op, 'leadingTrim', value)
    write(textRecord(this, op), 'leadingTrim', trim)
  },
  get hangingPunctuation() {
    return live(this, 'get_hangingPunctuation').props.hangingPunctuation
  },
  set hangingPunctuation(value: boolean) {
    const op = 'set_hangingPunctuation'
    const on = checkBoolean(op, 'hangingPunctuation', value)
    write(textRecord(this, op), 'hangingPunctuation', on)
  },
  get hangingList() {
    return live(this, 'get_hangingList').props.hangingList
  },
  set hangingList(value: boolean) {
    const op = 'set_hangingList'
    const on = checkBoolean(op, 'hangingList', value)
    write(textRecord(this, op), 'hangingList', on)
  }
})
