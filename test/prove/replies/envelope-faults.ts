import type { Random } from '../../../dev/catalog/assets/random.ts'
import { samePictureName } from './broken-pictures.ts'
import { picturePath } from './front.ts'
import type { RawReply } from './front.ts'
import {
  badNumbers,
  dates,
  hostileTexts,
  waits,
  wrongValues
} from './hostile-values.ts'
import { setValue, nestedValues } from './json-paths.ts'

/** A damaged reply with its readable content, undefined if there is none. */
export interface Damaged {
  raw: RawReply
  value: unknown
  /** The panel may retry by itself. */
  isWaitedFor?: boolean
  /** What the reply means, when it is odd but readable; the good one if not. */
  meant?: object
  /** The sentence for a failure, with Try again; no empty list may be shown. */
  says?: string
}

/** Damages a whole reply. */
export interface EnvelopeFault {
  name: string
  damage(random: Random, good: object, base: string): Damaged
  /** Applies only to lists. */
  needsList?: boolean
  isHeavy?: boolean
}

export const page =
  '<!doctype html><title>Sorry</title>' +
  '<script>globalThis.__ran=1</script><h1>Sorry</h1>'

const types: [string, ...string[]] = [
  'text/html',
  'text/plain',
  'image/jpeg',
  'application/octet-stream',
  'text/javascript',
  'application/json; charset=utf-16',
  ''
]

/** Without 401, which signs people out. */
const statuses: [number, ...number[]] = [
  400, 402, 403, 404, 405, 410, 418, 422, 451, 500, 502, 503, 504, 599
]

/** A 429 whose time to retry may be unreadable. */
export const tooEarly: EnvelopeFault = {
  name: 'too early',
  damage(random) {
    const status = random.pick([429, 429, 429, 403, 503])
    const headers = {
      Date: random.pick(dates),
      'Retry-After': random.pick(waits)
    }
    const raw = { ...json('{"message":"Too early"}'), status, headers }
    return { raw, value: undefined, isWaitedFor: status === 429 }
  }
}

export const envelopeFaults: EnvelopeFault[] = [
  {
    name: 'search id',
    needsList: true,
    damage: (random, good) => ({
      ...asJson({
        ...good,
        search_id: random.pick(random.chance(0.5) ? hostileTexts : wrongValues)
      }),
      value: good
    })
  },
  {
    name: 'other value',
    damage: random => asJson(random.pick(wrongValues))
  },
  {
    name: 'text',
    damage: random =>
      withoutValue(random.pick(['', ' ', 'null', page, '{', '}{']))
  },
  {
    name: 'half',
    damage(random, good) {
      const text = JSON.stringify(good)
      return withoutValue(text.slice(0, random.integer(1, text.length - 1)))
    }
  },
  {
    name: 'cut',
    damage(random, good) {
      const text = JSON.stringify(good)
      const body = text.slice(0, random.integer(0, text.length - 1))
      return { raw: { ...json(body), isCut: true }, value: undefined }
    }
  },
  {
    name: 'bytes',
    damage(random, good) {
      const bytes = Buffer.from(JSON.stringify(good))
      for (let i = 0; i < 20; i += 1) {
        bytes[random.integer(0, bytes.length - 1)] = random.integer(128, 255)
      }
      return { raw: { ...json(''), body: bytes }, value: undefined }
    }
  },
  {
    name: 'type',
    damage: (random, good) => ({
      raw: { ...json(JSON.stringify(good)), type: random.pick(types) },
      value: good
    })
  },
  {
    name: 'status',
    damage(random) {
      const message = random.pick(hostileTexts)
      const errors = [random.pick(wrongValues), { message }]
      const body = random.pick<unknown>([
        page,
        { message, errors },
        { errors },
        { error: { code: message, message } },
        { error: message, message: random.pick(wrongValues) },
        null
      ])
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const raw = { ...json(text), status: random.pick(statuses) }
      return { raw, value: undefined }
    }
  },
  tooEarly,
  {
    name: 'wrong clock',
    damage(random, good) {
      const headers = {
        Date: random.pick(dates),
        'Last-Modified': random.pick(dates),
        Expires: random.pick(dates),
        Age: random.pick(waits)
      }
      return { ...asJson(good), raw: { ...asJson(good).raw, headers } }
    }
  },
  {
    name: 'same pictures',
    needsList: true,
    damage(random, good, base) {
      const value = structuredClone(good)
      for (const { path, value: address } of nestedValues(value)) {
        if (!/^https?:/.test(String(address))) continue
        const number = random.integer(1, 1e9)
        setValue(
          value,
          path,
          `${base}${picturePath}${samePictureName}/${number}.png`
        )
      }
      return { raw: asJson(value).raw, value: good }
    }
  },
  {
    name: 'errors with 200',
    damage(random, good) {
      const message = random.pick(hostileTexts)
      return random.chance(0.5)
        ? asJson({ message, errors: [{ message }] })
        : asJson({ ...good, message, errors: [{ message }, 7, null] })
    }
  },
  {
    name: 'counts',
    needsList: true,
    damage: (random, good) =>
      asJson({
        ...good,
        [random.pick(['total_count', 'page', 'per_page'])]:
          random.pick(badNumbers),
        spellcheck_info: random.pick([
          ...wrongValues,
          { query: random.pick(hostileTexts) },
          { query: 7 }
        ])
      })
  },
  {
    name: 'more records',
    needsList: true,
    damage: (random, good) => {
      const more = Array.from({ length: random.integer(1, 40) }, () =>
        random.pick(wrongValues)
      )
      return asJson({ ...good, data: [...recordsOf(good), ...more] })
    }
  },
  {
    name: 'ten thousand records',
    needsList: true,
    isHeavy: true,
    damage: (random, good) => {
      const records = recordsOf(good)
      const first = records[0]
      const isSame = random.chance(0.3)
      const more = Array.from({ length: 10_000 }, (_, i) =>
        isSame || typeof first !== 'object'
          ? first
          : { ...first, id: String(700_000_000 + i) }
      )
      return asJson({ ...good, total_count: 1e6, data: [...records, ...more] })
    }
  },
  {
    name: 'long text',
    isHeavy: true,
    damage: (random, good) =>
      asJson({
        ...good,
        message: 'x'.repeat(4e6),
        [random.pick(hostileTexts)]: 1
      })
  }
]

export function recordsOf(good: object): unknown[] {
  return 'data' in good && Array.isArray(good.data) ? good.data : []
}

export function asJson(value: unknown): Damaged {
  return { raw: json(JSON.stringify(value)), value }
}

function withoutValue(body: string): Damaged {
  return { raw: json(body), value: undefined }
}

export function json(body: string): RawReply {
  return { status: 200, type: 'application/json', body }
}
