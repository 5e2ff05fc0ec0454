import {
  checkBoolean,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  checkRange,
  checkString
} from '../checks/check.ts'
import { ownKeys } from '../../model/record/own-keys.ts'
import { checkPaints } from '../checks/check-paint.ts'
import { holds } from '../../rules/rules.ts'
import { freezeDeep } from '../../model/record/freeze-deep.ts'
import type { FormatKey, TextFormat } from '../../model/record/text-format.ts'

/** Formats that are checked by their value alone. */
export type PlainKey = Exclude<
  FormatKey,
  'fontName' | 'fills' | 'fillStyleId' | 'textStyleId'
>

type Check<T> = (op: string, prop: string, value: unknown) => T

function oneOf<T extends string>(...allowed: T[]): Check<T> {
  return (op, prop, value) => checkOneOf(op, prop, value, allowed)
}

const atLeastZero: Check<number> = (op, prop, value) =>
  checkRange(op, prop, value, 0, 1e6)

function checkFontSize(op: string, prop: string, value: unknown): number {
  const size = checkNumber(op, prop, value)
  if (size >= 1 || !holds('text/font-size-at-least-1')) return size
  throw new RangeError(
    `in ${op}: Expected "${prop}" to be at least 1 but got ${size} instead`
  )
}

const units = ['PIXELS', 'PERCENT'] as const

function checkMeasure(op: string, prop: string, value: unknown): LetterSpacing {
  const of = checkObject(op, prop, value)
  checkKeys(op, prop, of, ['value', 'unit'])
  return {
    value: checkNumber(op, `${prop}.value`, of['value']),
    unit: checkOneOf(op, `${prop}.unit`, of['unit'], units)
  }
}

function checkMeasureOrAuto(
  op: string,
  prop: string,
  value: unknown
): LineHeight {
  const of = checkObject(op, prop, value)
  if (of['unit'] !== 'AUTO') {
    checkOneOf(op, `${prop}.unit`, of['unit'], ['AUTO', ...units])
    return checkMeasure(op, prop, of)
  }
  checkKeys(op, prop, of, ['value', 'unit'])
  return { unit: 'AUTO' }
}

function checkDecorationColor(
  op: string,
  prop: string,
  value: unknown
): TextDecorationColor {
  const of = checkObject(op, prop, value)
  checkKeys(op, prop, of, ['value'])
  if (of['value'] === 'AUTO') return { value: 'AUTO' }
  const [paint] = checkPaints(op, `${prop}.value`, [of['value']])
  if (paint && paint.type === 'SOLID') return { value: paint }
  throw new Error(`in ${op}: Expected "${prop}.value" to be a solid paint`)
}

function checkHyperlink(
  op: string,
  prop: string,
  value: unknown
): HyperlinkTarget | null {
  if (value === null) return null
  const of = checkObject(op, prop, value)
  checkKeys(op, prop, of, ['type', 'value'])
  return {
    type: checkOneOf(op, `${prop}.type`, of['type'], ['URL', 'NODE']),
    value: checkString(op, `${prop}.value`, of['value'])
  }
}

function checkList(op: string, prop: string, value: unknown): TextListOptions {
  const of = checkObject(op, prop, value)
  checkKeys(op, prop, of, ['type'])
  const types = ['ORDERED', 'UNORDERED', 'NONE'] as const
  return { type: checkOneOf(op, `${prop}.type`, of['type'], types) }
}

const checks: { [K in PlainKey]: Check<TextFormat[K]> } = {
  fontSize: checkFontSize,
  textCase: oneOf(
    'ORIGINAL',
    'UPPER',
    'LOWER',
    'TITLE',
    'SMALL_CAPS',
    'SMALL_CAPS_FORCED'
  ),
  textDecoration: oneOf('NONE', 'UNDERLINE', 'STRIKETHROUGH'),
  textDecorationStyle: oneOf('SOLID', 'WAVY', 'DOTTED'),
  textDecorationOffset: checkMeasureOrAuto,
  textDecorationThickness: checkMeasureOrAuto,
  textDecorationColor: checkDecorationColor,
  textDecorationSkipInk: checkBoolean,
  letterSpacing: checkMeasure,
  lineHeight: checkMeasureOrAuto,
  hyperlink: checkHyperlink,
  listOptions: checkList,
  listSpacing: atLeastZero,
  indentation: atLeastZero,
  paragraphIndent: atLeastZero,
  paragraphSpacing: atLeastZero,
  textWrapStyle: oneOf('AUTO', 'BALANCE', 'PRETTY')
}

export const plainKeys = ownKeys(checks)

const checksValues = holds('text/checked-values')

/** Checks one format as Figma does and returns its own frozen copy. */
export function checkFormat<K extends PlainKey>(
  op: string,
  key: K,
  value: unknown
): TextFormat[K] {
  if (!checksValues) return value as TextFormat[K] // the rule is left out
  return freezeDeep(checks[key](op, key, value))
}
