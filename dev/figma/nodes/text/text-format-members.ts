import { textRecord } from './check-font.ts'
import { checkStretch } from './check-stretch.ts'
import { type PlainKey, checkFormat, plainKeys } from './check-text-format.ts'
import { members } from '../handles/define-node.ts'
import { type Handle, live } from '../handles/handle.ts'
import { mixed } from '../../model/record/mixed.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { readFormat } from './read-format.ts'
import {
  type TextFormat,
  isUnderlineKey
} from '../../model/record/text-format.ts'
import { type Stretch, writeOwn } from './write-format.ts'

/** How underlines look is nothing where there is none. */
function readShown(
  record: NodeRecord,
  key: PlainKey,
  stretch?: Stretch
): unknown {
  if (isUnderlineKey(key)) {
    const decoration = readFormat(record, 'textDecoration', stretch)
    if (decoration === mixed) return mixed
    if (decoration !== 'UNDERLINE') return null
  }
  return readFormat(record, key, stretch)
}

function write(
  handle: Handle,
  op: string,
  key: PlainKey,
  value: unknown,
  given?: { start: unknown; end: unknown }
): void {
  const checked = checkFormat(op, key, value)
  const record = textRecord(handle, op)
  const stretch = given && checkStretch(op, record, given.start, given.end)
  writeOwn(record, key, checked, stretch)
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// Lists are known by range only.
const byRangeOnly = ['listOptions', 'indentation'] as const

function formatMembers(
  key: PlainKey
): PropertyDescriptorMap & ThisType<Handle> {
  const range = upperFirst(key)
  const whole: PropertyDescriptorMap & ThisType<Handle> = {
    [key]: {
      enumerable: true,
      get() {
        return readShown(live(this, `get_${key}`), key)
      },
      set(value: unknown) {
        write(this, `set_${key}`, key, value)
      }
    }
  }
  const ranges: PropertyDescriptorMap & ThisType<Handle> = {
    [`getRange${range}`]: {
      enumerable: true,
      value(start: unknown, end: unknown) {
        const op = `getRange${range}`
        const record = live(this, op)
        return readShown(record, key, checkStretch(op, record, start, end))
      }
    },
    [`setRange${range}`]: {
      enumerable: true,
      value(start: unknown, end: unknown, value: unknown) {
        write(this, `setRange${range}`, key, value, { start, end })
      }
    }
  }
  const isRangeOnly = byRangeOnly.some(one => one === key)
  return isRangeOnly ? ranges : Object.assign(whole, ranges)
}

const plain: object = {}
for (const key of plainKeys) Object.defineProperties(plain, formatMembers(key))

type HowUnderlined = Exclude<
  Extract<PlainKey, `textDecoration${string}`>,
  'textDecoration'
>

/** The result of `readShown`. */
type Shown<K extends PlainKey> =
  | TextFormat[K]
  | typeof mixed
  | (K extends HowUnderlined ? null : never)

type Whole = {
  [K in Exclude<PlainKey, (typeof byRangeOnly)[number]>]: Shown<K>
}

type Readers = {
  [K in PlainKey as `getRange${Capitalize<K>}`]: (
    start: number,
    end: number
  ) => Shown<K>
}

type Writers = {
  [K in PlainKey as `setRange${Capitalize<K>}`]: (
    start: number,
    end: number,
    value: TextFormat[K]
  ) => void
}

/** Every format that is checked by its value alone, whole and by range. */
export const plainFormatMembers = members(
  plain as Whole & Readers & Writers // what the loop above defines
)
