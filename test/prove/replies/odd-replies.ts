import { asJson, json, page, recordsOf } from './envelope-faults.ts'
import type { EnvelopeFault } from './envelope-faults.ts'
import { nestedValues, setValue } from './json-paths.ts'
import type { JsonPath } from './json-paths.ts'

/** Sizes of a picture that say nothing, or as much as a number. */
const oddSizes: [OddSize, ...OddSize[]] = [
  () => undefined,
  size => String(size),
  () => 0,
  () => 1e9,
  () => null,
  () => '',
  () => 'wide'
]

type OddSize = (size: unknown) => unknown

/** What people read must be this, and no markup. */
const words = `Tom &amp; Jerry’s <b>“A&lt;B”</b> <img src=x onerror="__ran=1">`

const namesOfWords = ['description', 'title', 'name', 'display_name']

/** Records and whole replies that real libraries, caches and networks send. */
export const oddReplies: EnvelopeFault[] = [
  {
    name: 'odd sizes',
    damage(random, good) {
      const value = structuredClone(good)
      const odd = random.pick(oddSizes)
      const isText = random.chance(0.5)
      for (const { path, value: size } of nestedValues(good)) {
        if (isText && path.at(-1) === 'aspect') {
          setValue(value, path, String(size))
        }
        if (isPictureSize(path)) setValue(value, path, odd(size))
      }
      return { ...asJson(value), value: good }
    }
  },
  {
    name: 'entities',
    damage(random, good) {
      const meant = structuredClone(good)
      const value = structuredClone(good)
      for (const { path, value: text } of nestedValues(good)) {
        if (!isWords(path) || typeof text !== 'string') continue
        const said = `${words} ${text}`.slice(0, 250).trim()
        setValue(meant, path, said)
        const encode = (sign: string) => random.pick(encodings)(sign)
        setValue(value, path, said.replaceAll(/[&<>"’]/g, encode))
      }
      return { ...asJson(value), value: meant, meant }
    }
  },
  {
    name: 'unusable records',
    needsList: true,
    damage(random, good) {
      const one = random.pick<unknown>([{}, null, 7, [], { id: null }])
      const data = recordsOf(good).map(() => one)
      const total = random.chance(0.5) && { total_count: 786 }
      const raw = asJson({ ...good, ...total, data }).raw
      return { raw, value: undefined, says: unreadable }
    }
  },
  {
    name: 'page',
    damage(random) {
      const status = random.pick(statuses)
      const type = random.pick(['text/html', 'application/json'])
      const raw = { ...json(page), status, type }
      return { raw, value: undefined, says: replaced }
    }
  }
]

const unreadable = 'Cleared couldn’t read the library’s reply.'
const replaced = 'Something other than the library’s reply arrived.'

/** With which a sign-in page, a cache or a proxy answers. */
const statuses: [number, ...number[]] = [
  200, 200, 401, 402, 403, 404, 410, 451, 511
]

const encodings: [Encoding, ...Encoding[]] = [
  sign => `&#${sign.codePointAt(0)};`,
  sign => `&#x${sign.codePointAt(0)?.toString(16)};`,
  sign => named[sign] ?? sign
]

type Encoding = (sign: string) => string

const named: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '’': '&rsquo;'
}

function isPictureSize(path: JsonPath): boolean {
  const isSide = ['width', 'height'].includes(String(path.at(-1)))
  return isSide && path.at(-3) === 'assets'
}

function isWords(path: JsonPath): boolean {
  return (
    namesOfWords.includes(String(path.at(-1))) || path.at(-2) === 'keywords'
  )
}
