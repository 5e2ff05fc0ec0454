import {
  checkBoolean,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  checkString
} from './check.ts'
import type { ExportChoice } from '../../model/drawn/export-order.ts'
import { holds } from '../../rules/rules.ts'

const checksSettings = holds('export/settings-are-checked')

export const exportFormats = [
  'PNG',
  'JPG',
  'SVG',
  'SVG_STRING',
  'PDF',
  'JSON_REST_V1',
  'MP4',
  'GIF',
  'WEBM'
] as const

type Format = (typeof exportFormats)[number]

type Choice = ExportChoice<Format>

const drawnFormats = ['PNG', 'JPG', 'SVG', 'SVG_STRING'] as const

const anyKeys = [
  'format',
  'contentsOnly',
  'useAbsoluteBounds',
  'suffix',
  'colorProfile'
]
const svgKeys = ['svgOutlineText', 'svgIdAttribute', 'svgSimplifyStroke']
const profiles = ['DOCUMENT', 'SRGB', 'DISPLAY_P3_V4'] as const
const constraints = ['SCALE', 'WIDTH', 'HEIGHT'] as const

type Fields = Record<string, unknown>

function keysOf(format: Format): string[] {
  if (format === 'SVG' || format === 'SVG_STRING')
    return anyKeys.concat(svgKeys)
  return format === 'PDF' ? anyKeys : anyKeys.concat('constraint')
}

function optional<T>(
  value: unknown,
  usual: T,
  check: (value: unknown) => T
): T {
  return value === undefined ? usual : check(value)
}

function checkConstraint(
  op: string,
  at: string,
  value: unknown
): Choice['constraint'] {
  const of = checkObject(op, at, value)
  checkKeys(op, at, of, ['type', 'value'])
  const type = checkOneOf(op, `${at}.type`, of['type'], constraints)
  const amount = checkNumber(op, `${at}.value`, of['value'])
  if (amount <= 0) {
    throw new RangeError(
      `in ${op}: Expected "${at}.value" to be greater than 0 but got ${amount} instead`
    )
  }
  return { type, value: amount }
}

function choiceOf(op: string, at: string, format: Format, of: Fields): Choice {
  const flag = (name: string, usual: boolean): boolean =>
    optional(of[name], usual, value => checkBoolean(op, `${at}.${name}`, value))
  for (const name of svgKeys) flag(name, true)
  optional(of['suffix'], '', value => checkString(op, `${at}.suffix`, value))
  optional(of['colorProfile'], 'DOCUMENT', value =>
    checkOneOf(op, `${at}.colorProfile`, value, profiles)
  )
  return {
    format,
    contentsOnly: flag('contentsOnly', true),
    useAbsoluteBounds: flag('useAbsoluteBounds', false),
    constraint: optional(of['constraint'], { type: 'SCALE', value: 1 }, value =>
      checkConstraint(op, `${at}.constraint`, value)
    ),
    svgIdAttribute: flag('svgIdAttribute', false)
  }
}

/** The error for a format that the host cannot write. */
function notExported(format: string): Error {
  return new Error(
    `not emulated: exportAsync ${format} (PNG, JPG, SVG and SVG_STRING are)`
  )
}

/** Checks the settings of an export as Figma does. */
export function checkExport(op: string, at: string, value: unknown): Choice {
  const of = checkObject(op, at, value)
  const format = checkOneOf(op, `${at}.format`, of['format'], exportFormats)
  if (!['PNG', 'JPG', 'SVG', 'SVG_STRING', 'PDF'].includes(format)) {
    throw notExported(format)
  }
  if (!checksSettings) {
    return Object.assign(choiceOf(op, at, format, {}), of)
  }
  checkKeys(op, at, of, keysOf(format))
  return choiceOf(op, at, format, of)
}

/** The same for one export; throws for formats that cannot be drawn. */
export function checkDrawn(op: string, value: unknown): ExportChoice {
  const choice = checkExport(op, 'settings', value)
  const format = drawnFormats.find(one => one === choice.format)
  if (!format) throw notExported(choice.format)
  return Object.assign({}, choice, { format })
}
