import { textRecord } from './check-font.ts'
import { checkStretch } from './check-stretch.ts'
import { type PlainKey, checkFormat, plainKeys } from './check-text-format.ts'
import { members } from './define-node.ts'
import { type Handle, live } from './handle.ts'
import { mixed } from '../model/mixed.ts'
import type { NodeRecord } from '../model/node-record.ts'
import { readFormat } from './read-format.ts'
import { type Stretch, writeOwn } from './write-format.ts'

/** How underlines look is nothing where there is none. */
function readShown(
  record: NodeRecord,
  key: PlainKey,
  stretch?: Stretch
): unknown {
  if (key.startsWith('textDecoration') && key !== 'textDecoration') {
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
const byRangeOnly: PlainKey[] = ['listOptions', 'indentation']

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
  return byRangeOnly.includes(key) ? ranges : Object.assign(whole, ranges)
}

const plain: object = {}
for (const key of plainKeys) Object.defineProperties(plain, formatMembers(key))

type RangeName<K extends PlainKey> = Capitalize<K>

/** What the loop above defines; lists are known by range only. */
type PlainMembers = Pick<
  TextNode,
  | Exclude<PlainKey, 'listOptions' | 'indentation'>
  | `getRange${RangeName<PlainKey>}`
  | `setRange${RangeName<PlainKey>}`
>

/** Every format that is checked by its value alone, whole and by range. */
export const plainFormatMembers = members(
  plain as PlainMembers // defined above, one by one
)
