import { exampleValue } from '../../openapi/example-of.ts'
import type { JsonSchema } from '../../openapi/json-schema.ts'

/** Values of a body just outside of what a schema without references allows. */
export function badValues(name: string, schema: JsonSchema): unknown[] {
  switch (schema.type) {
    case 'integer':
      return [...outOfRange(schema), 1.5, 'seven', null]
    case 'number':
      return [...outOfRange(schema), 'seven', null]
    case 'boolean':
      return ['maybe', 7, null]
    case 'string':
      return [...badTexts(schema), 7, null]
    case 'array':
      return [...badLists(name, schema), 'no list', null]
    case 'object':
      return [...badObjects(name, schema), 'no object', null]
    case undefined:
    default:
      return []
  }
}

/** Texts of a query that its schema does not allow; lists are repeated. */
export function badParameters(
  name: string,
  schema: JsonSchema
): (string | string[])[] {
  const { items = {}, maxItems = 0 } = schema
  const good = String(exampleValue(name, items))
  switch (schema.type) {
    case 'integer':
      return [...outOfRange(schema).map(String), '1.5', 'seven']
    case 'number':
      return [...outOfRange(schema).map(String), 'seven']
    case 'boolean':
      return ['maybe', '7']
    case 'string':
      return badTexts(schema)
    case 'array':
      return [
        Array.from({ length: maxItems + 1 }, () => good),
        ...badParameters(name, items).map(bad => [good, bad].flat())
      ]
    case 'object':
    case undefined:
    default:
      throw new Error(`No query holds the ${schema.type} ${name}`)
  }
}

function outOfRange({ minimum, maximum }: JsonSchema): number[] {
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1])
  ]
}

function badTexts(schema: JsonSchema): string[] {
  const { minLength = 0, maxLength, pattern, format } = schema
  return [
    ...(schema.enum || pattern !== undefined || format ? ['\t!'] : []),
    ...(minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)])
  ]
}

function badLists(name: string, schema: JsonSchema): unknown[][] {
  const { items = {}, minItems = 0, maxItems } = schema
  const item = exampleValue(name, items)
  const list = (length: number) => Array.from({ length }, () => item)
  return [
    ...(minItems > 0 ? [list(minItems - 1)] : []),
    ...(maxItems === undefined ? [] : [list(maxItems + 1)]),
    ...badValues(name, items).map(value => [item, value])
  ]
}

function badObjects(name: string, schema: JsonSchema): object[] {
  const { properties = {}, required = [] } = schema
  const good = exampleValue(name, schema) as object // of an object's schema
  const lacking = required.map(field =>
    Object.fromEntries(Object.entries(good).filter(([one]) => one !== field))
  )
  const wrong = Object.entries(properties).flatMap(([field, inner]) =>
    badValues(field, inner).map(value => ({ ...good, [field]: value }))
  )
  return [...lacking, ...wrong]
}
