import type { Random } from '../../../dev/catalog/assets/random.ts'
import { asJson, envelopeFaults, recordsOf } from './envelope-faults.ts'
import type { EnvelopeFault, Damaged } from './envelope-faults.ts'
import { fieldFaults } from './field-faults.ts'
import type { FieldFault } from './field-faults.ts'
import { setValue, valueAt, nestedValues } from './json-paths.ts'
import type { JsonPath } from './json-paths.ts'
import { oddReplies } from './odd-replies.ts'

export interface DamagedReply extends Damaged {
  /** Such as `field aspect`. */
  kind: string
}

const heavyShare = 0.04
const envelopeShare = 0.4

const replyFaults = [...envelopeFaults, ...oddReplies]

/** Kinds of damage that make a reply huge. */
export const heavyKinds: string[] = [
  ...envelopeFaults
    .filter(({ isHeavy }) => isHeavy)
    .map(({ name }) => `reply ${name}`),
  ...fieldFaults
    .filter(({ isHeavy }) => isHeavy)
    .map(({ name }) => `field ${name}`)
]

/** Damages a copy of a good reply. */
export function damageReply(
  random: Random,
  good: object,
  base: string
): DamagedReply {
  const isList = recordsOf(good).length > 0
  if (isList && random.chance(0.05)) return repeatIds(random, good)
  const isHeavy = random.chance(heavyShare)
  if (random.chance(envelopeShare)) {
    const fitting = replyFaults.filter(
      one => (isList || !one.needsList) && (one.isHeavy ?? false) === isHeavy
    )
    const fault = pickOf<EnvelopeFault>(random, fitting)
    const damaged = fault.damage(random, good, base)
    return { kind: `reply ${fault.name}`, ...damaged }
  }
  const fitting = fieldFaults.filter(one => (one.isHeavy ?? false) === isHeavy)
  const fault = pickOf<FieldFault>(random, fitting)
  const value: unknown = structuredClone(good)
  for (const path of chooseRecords(random, good)) {
    damageRecord(random, { value, path, fault, base })
  }
  return { kind: `field ${fault.name}`, ...asJson(value) }
}

/** Some records of a list, never all; the whole of any other reply. */
function chooseRecords(random: Random, good: object): JsonPath[] {
  const { length } = recordsOf(good)
  if (length < 2) return [[]]
  const share = random.pick([0.1, 0.3, 0.6])
  const kept = random.integer(0, length - 1)
  const paths = Array.from({ length }, (_, i) => ['data', i])
  const chosen = paths.filter((_, i) => i !== kept && random.chance(share))
  return chosen.length > 0 ? chosen : [['data', kept === 0 ? 1 : 0]]
}

interface Place {
  value: unknown
  path: JsonPath
  fault: FieldFault
  base: string
}

function damageRecord(
  random: Random,
  { value, path, fault, base }: Place
): void {
  const isWhole = path.length > 0 && random.chance(0.05)
  const times = random.integer(1, fault.isHeavy ? 1 : 4)
  for (let time = 0; time < times; time += 1) {
    const record = valueAt(value, path)
    const inner = nestedValues(record, path)
    // Records may be texts without fields.
    const fields = inner.length > 0 ? inner : [{ path, value: record }]
    const fitting = fields.filter(field => fault.suits(field))
    const among = preferOwnFields(random, fitting.length > 0 ? fitting : fields)
    if (among.length === 0 || (path.length === 0 && inner.length === 0)) return
    const field = isWhole
      ? { path, value: valueAt(value, path) }
      : pickOf(random, among)
    // Copied, as later damage must not change the list of values.
    const next = structuredClone(fault.damage(random, field.value, base))
    setValue(value, field.path, next)
  }
}

/** Prefers the record's own fields, which are few. */
function preferOwnFields<T extends { path: JsonPath }>(
  random: Random,
  fields: readonly T[]
): readonly T[] {
  if (random.chance(0.5)) return fields
  const depth = Math.min(...fields.map(({ path }) => path.length))
  return fields.filter(({ path }) => path.length === depth)
}

/** Gives a later record the id of an earlier one. */
function repeatIds(random: Random, good: object): DamagedReply {
  const value = structuredClone(good)
  const { length } = recordsOf(good)
  const first = random.integer(0, length - 1)
  const id = valueAt(value, ['data', first, 'id'])
  for (let i = first + 1; i < length; i += 1) {
    if (random.chance(0.5)) setValue(value, ['data', i, 'id'], id)
  }
  return { kind: 'reply repeated ids', ...asJson(value) }
}

function pickOf<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[random.integer(0, choices.length - 1)]
  if (choice === undefined) throw new Error('There is nothing to pick from.')
  return choice
}
