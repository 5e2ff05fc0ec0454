import type { Random } from '../../../dev/catalog/assets/random.ts'
import { nastyTexts } from './nasty-texts.ts'

const plain: [unknown, ...unknown[]] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { length: 5 },
  { toString: 'x', valueOf: 7 },
  JSON.parse('{"__proto__": {"admin": true}}')
]

/** Any JSON value, rarely a valid one. */
export function nastyValue(random: Random): unknown {
  if (random.chance(0.5)) return random.pick(nastyTexts)
  if (random.chance(0.1)) return Array.from({ length: 600 }, () => 'x')
  return random.pick(plain)
}

/** JSON with a field somewhere replaced, removed or added. */
export function damageValue(random: Random, value: unknown): unknown {
  if (random.chance(0.15)) return nastyValue(random)
  if (Array.isArray(value)) return damageList(random, value)
  if (typeof value !== 'object' || value === null) return nastyValue(random)
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.1)) {
    return { ...value, [random.pick(nastyTexts)]: nastyValue(random) }
  }
  const chosen = random.integer(0, entries.length - 1)
  const damaged = entries.flatMap(([name, inner], index) => {
    if (index !== chosen) return [[name, inner] as const]
    return random.chance(0.15)
      ? []
      : [[name, damageValue(random, inner)] as const]
  })
  return Object.fromEntries(damaged)
}

function damageList(random: Random, list: unknown[]): unknown[] {
  const [first] = list
  if (random.chance(0.2)) {
    return Array.from({ length: random.integer(0, 600) }, () => first)
  }
  return [...list, damageValue(random, first)]
}
