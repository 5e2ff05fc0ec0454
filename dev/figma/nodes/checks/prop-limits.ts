import { ownKeys } from '../../model/record/own-keys.ts'
import type { Props } from '../../model/record/node-record.ts'
import { checkOneOf, checkRange } from './check.ts'
import type { RangeCheck } from './range-of.ts'

const largest = 1e6
const share = [0, 1] as const
const length = [0, largest] as const
const sizings = ['FIXED', 'AUTO'] as const

const connectorCaps = [
  'NONE',
  'ARROW_EQUILATERAL',
  'ARROW_LINES',
  'TRIANGLE_FILLED',
  'DIAMOND_FILLED',
  'CIRCLE_FILLED',
  'ERD_ZERO_OR_ONE',
  'ERD_EXACTLY_ONE',
  'ERD_ZERO_OR_MORE',
  'ERD_ONE_OR_MORE',
  'ERD_ONE',
  'ERD_MANY'
] as const

/** The allowed words of each prop, for setters and documents alike. */
export const propChoices = {
  documentColorProfile: ['LEGACY', 'SRGB', 'DISPLAY_P3'],
  maskType: ['ALPHA', 'VECTOR', 'LUMINANCE'],
  strokeAlign: ['CENTER', 'INSIDE', 'OUTSIDE'],
  strokeJoin: ['MITER', 'BEVEL', 'ROUND'],
  strokeCap: [
    'NONE',
    'ROUND',
    'SQUARE',
    'ARROW_LINES',
    'ARROW_EQUILATERAL',
    'DIAMOND_FILLED',
    'TRIANGLE_FILLED',
    'CIRCLE_FILLED'
  ],
  handleMirroring: ['NONE', 'ANGLE', 'ANGLE_AND_LENGTH'],
  booleanOperation: ['UNION', 'INTERSECT', 'SUBTRACT', 'EXCLUDE'],
  layoutMode: ['NONE', 'HORIZONTAL', 'VERTICAL'],
  layoutWrap: ['NO_WRAP', 'WRAP'],
  primaryAxisSizingMode: sizings,
  counterAxisSizingMode: sizings,
  primaryAxisAlignItems: [
    'MIN',
    'MAX',
    'CENTER',
    'SPACE_BETWEEN',
    'SPACE_EVENLY',
    'SPACE_AROUND'
  ],
  counterAxisAlignItems: ['MIN', 'MAX', 'CENTER', 'BASELINE'],
  counterAxisAlignContent: ['AUTO', 'SPACE_BETWEEN'],
  layoutAlign: ['MIN', 'CENTER', 'MAX', 'STRETCH', 'INHERIT'],
  layoutPositioning: ['AUTO', 'ABSOLUTE'],
  overflowDirection: ['NONE', 'HORIZONTAL', 'VERTICAL', 'BOTH'],
  textAutoResize: ['NONE', 'WIDTH_AND_HEIGHT', 'HEIGHT', 'TRUNCATE'],
  textAlignHorizontal: ['LEFT', 'CENTER', 'RIGHT', 'JUSTIFIED'],
  textAlignVertical: ['TOP', 'CENTER', 'BOTTOM'],
  textTruncation: ['DISABLED', 'ENDING'],
  leadingTrim: ['CAP_HEIGHT', 'NONE'],
  shapeType: [
    'SQUARE',
    'ELLIPSE',
    'ROUNDED_RECTANGLE',
    'DIAMOND',
    'TRIANGLE_UP',
    'TRIANGLE_DOWN',
    'PARALLELOGRAM_RIGHT',
    'PARALLELOGRAM_LEFT',
    'ENG_DATABASE',
    'ENG_QUEUE',
    'ENG_FILE',
    'ENG_FOLDER',
    'TRAPEZOID',
    'PREDEFINED_PROCESS',
    'SHIELD',
    'DOCUMENT_SINGLE',
    'DOCUMENT_MULTIPLE',
    'MANUAL_INPUT',
    'HEXAGON',
    'CHEVRON',
    'PENTAGON',
    'OCTAGON',
    'STAR',
    'PLUS',
    'ARROW_LEFT',
    'ARROW_RIGHT',
    'SUMMING_JUNCTION',
    'OR',
    'SPEECH_BUBBLE',
    'INTERNAL_STORAGE'
  ],
  connectorLineType: ['ELBOWED', 'STRAIGHT', 'CURVED'],
  connectorStartStrokeCap: connectorCaps,
  connectorEndStrokeCap: connectorCaps
} as const satisfies { [K in keyof Props]?: readonly Props[K][] }

export type ChoiceKey = keyof typeof propChoices
export type Choice<K extends ChoiceKey> = (typeof propChoices)[K][number]

/** Least and most of a number. */
export const propRanges = {
  opacity: share,
  cornerSmoothing: share,
  layoutGrow: share,
  innerRadius: share,
  topLeftRadius: length,
  topRightRadius: length,
  bottomLeftRadius: length,
  bottomRightRadius: length,
  paddingLeft: length,
  paddingRight: length,
  paddingTop: length,
  paddingBottom: length,
  strokeWeight: length,
  strokeTopWeight: length,
  strokeBottomWeight: length,
  strokeLeftWeight: length,
  strokeRightWeight: length,
  strokeMiterLimit: [1, largest]
} as const satisfies { [K in keyof Props]?: readonly [number, number] }

export type RangeKey = keyof typeof propRanges

export const choiceKeys = ownKeys(propChoices)
export const rangeKeys = ownKeys(propRanges)

export function checkChoice<K extends ChoiceKey>(
  op: string,
  key: K,
  value: unknown
): Choice<K> {
  const words: readonly Choice<K>[] = propChoices[key]
  return checkOneOf(op, key, value, words)
}

/** `check` is another one where a rule guards the range (`range-of.ts`). */
export function checkPropRange(
  op: string,
  key: RangeKey,
  value: unknown,
  check: RangeCheck = checkRange
): number {
  const [min, max] = propRanges[key]
  return check(op, key, value, min, max)
}
