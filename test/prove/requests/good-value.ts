import type { Random } from '../../../dev/catalog/assets/random.ts'
import type { JsonSchema } from '../../../dev/service/openapi/json-schema.ts'

/** Existing values for a parameter or field of this name. */
type ValuesOf = (name: string) => string[]

/**
 * A value that should fit a schema: objects have all required fields and some
 * others, lists have one item or as many as exist and fit.
 */
export function goodValue(
  random: Random,
  valuesOf: ValuesOf,
  name: string,
  schema: JsonSchema
): unknown {
  switch (schema.type) {
    case 'array':
      return goodList(random, valuesOf, name, schema)
    case 'object':
      return goodObject(random, valuesOf, schema)
    case 'boolean':
      return random.chance(0.5)
    case 'number':
    case 'integer': {
      const { minimum = 0, maximum = minimum + 1000 } = schema
      return random.chance(0.2)
        ? random.integer(minimum, maximum)
        : random.integer(minimum, Math.min(minimum + 4, maximum))
    }
    case 'string':
    case undefined:
    default: {
      const [first = 'mountain lake', ...others] =
        schema.enum?.map(String) ?? valuesOf(name)
      return random.pick([first, ...others])
    }
  }
}

function goodList(
  random: Random,
  valuesOf: ValuesOf,
  name: string,
  { items = {}, minItems = 1, maxItems = 500 }: JsonSchema
): unknown[] {
  if (random.chance(0.5)) return [goodValue(random, valuesOf, name, items)]
  const known = items.enum?.map(String) ?? valuesOf(name)
  const all = known.slice(0, maxItems)
  if (items.type === 'string' && all.length >= minItems) return all
  return Array.from({ length: Math.min(maxItems, 500) }, () =>
    goodValue(random, valuesOf, name, items)
  )
}

function goodObject(
  random: Random,
  valuesOf: ValuesOf,
  { properties = {}, required = [] }: JsonSchema
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.chance(0.3))
      .map(([name, inner]) => [name, goodValue(random, valuesOf, name, inner)])
  )
}
