import { expect, it } from 'vitest'
import { foldText } from '../../contract/fold-text.ts'

it.each([
  ['eAbC1', 'eabc1'],
  ['Zürich', 'zurich'],
  ['Zu\u0308rich', 'ZÜRICH'],
  ['Straße', 'STRASSE'],
  ['ΛΙΜΝΗΣ', 'λίμνης'],
  ['λίμνησ', 'λίμνης'],
  ['ОЗЕРО', 'озеро'],
  ['İstanbul', 'istanbul'],
  ['ＡＢＣ１', 'abc1'],
  ['ガ', 'ｶﾞ'],
  ['한', '\u1112\u1161\u11ab']
])('makes %j equal to %j', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

it.each([
  ['がく', 'かく'],
  ['はり', 'ばり'],
  ['किताब', 'कतब'],
  ['ที่', 'ที'],
  ['1', 'l']
])('keeps %j apart from %j', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})
