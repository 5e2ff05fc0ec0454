import type { Random } from '../../../dev/catalog/assets/random.ts'
import { brokenPictureNames } from './broken-pictures.ts'
import { picturePath } from './front.ts'
import {
  badNumbers,
  hostileAddresses,
  hostileTexts,
  hugeText,
  wrongValues
} from './hostile-values.ts'
import type { JsonPath } from './json-paths.ts'

interface Field {
  path: JsonPath
  value: unknown
}

/** Damages fields of some records. */
export interface FieldFault {
  name: string
  /** Fields to choose from; if there are none, any field is chosen. */
  suits(field: Field): boolean
  /** The new value; undefined removes the field. */
  damage(random: Random, value: unknown, base: string): unknown
  /** Makes large replies, so it is chosen less often. */
  isHeavy?: boolean
}

const any = () => true
const isText = ({ value }: Field) => typeof value === 'string'
const isNumber = ({ value }: Field) => typeof value === 'number'
const isList = ({ value }: Field) => Array.isArray(value)
const isAddress = ({ value }: Field) =>
  typeof value === 'string' && /^https?:/.test(value)
const isSize = ({ path }: Field) =>
  ['aspect', 'width', 'height'].includes(String(path.at(-1)))
const isId = ({ path }: Field) => /(^|_)id$/.test(String(path.at(-1)))
const isTime = ({ path }: Field) => /_(time|date)$/.test(String(path.at(-1)))

const badIds: [string, ...string[]] = [
  '../../user',
  '1?x=1',
  '1#',
  '-1',
  '1e308',
  '007',
  'null',
  '9'.repeat(400),
  'x'.repeat(5000)
]

const badTimes: [string, ...string[]] = [
  '2026-02-30',
  '99999-01-01',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00T99:99:99Z',
  'soon',
  '1',
  ''
]

export const fieldFaults: FieldFault[] = [
  { name: 'missing', suits: any, damage: () => undefined },
  { name: 'null', suits: any, damage: () => null },
  { name: 'wrong', suits: any, damage: random => random.pick(wrongValues) },
  {
    name: 'number',
    suits: isNumber,
    damage: random => random.pick(badNumbers)
  },
  { name: 'aspect', suits: isSize, damage: random => random.pick(badNumbers) },
  { name: 'text', suits: isText, damage: random => random.pick(hostileTexts) },
  {
    name: 'id',
    suits: isId,
    damage: random => random.pick(random.chance(0.3) ? badIds : hostileTexts)
  },
  {
    name: 'time',
    suits: isTime,
    damage: random => random.pick(badTimes)
  },
  {
    name: 'address',
    suits: isAddress,
    damage: random => random.pick(hostileAddresses)
  },
  {
    name: 'picture',
    suits: isAddress,
    damage: (random, _, base) => {
      const kinds = brokenPictureNames.length - 1
      const kind = brokenPictureNames[random.integer(0, kinds)]
      // A random number bypasses caches.
      const number = random.integer(1, 1e9)
      return `${base}${picturePath}${kind}/${number}.jpg`
    }
  },
  {
    name: 'key',
    suits: ({ value }) =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
    damage: (random, value) => ({
      ...(value as object), // as `suits` checks
      ...(JSON.parse('{"__proto__": {"url": 7, "id": null}}') as object),
      [random.pick(hostileTexts)]: random.pick(wrongValues)
    })
  },
  { name: 'huge', suits: isText, damage: hugeText, isHeavy: true },
  {
    name: 'long',
    suits: isList,
    damage: (random, value) => {
      const [first = 'x'] = Array.isArray(value) ? (value as unknown[]) : []
      const isSame = random.chance(0.5)
      return Array.from({ length: 100_000 }, (_, i) =>
        isSame || typeof first !== 'string' ? first : `${first} ${i}`
      )
    },
    isHeavy: true
  },
  {
    name: 'deep',
    suits: any,
    damage: random => {
      const depth = random.integer(100, 1000)
      const text = random.chance(0.5)
        ? '['.repeat(depth) + ']'.repeat(depth)
        : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
      return JSON.parse(text) as unknown
    },
    isHeavy: true
  }
]
