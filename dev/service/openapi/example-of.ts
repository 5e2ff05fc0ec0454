import * as v from 'valibot'
import type { JsonSchema } from './json-schema.ts'
import { entriesOf, toJsonSchema } from './to-json-schema.ts'

/** Realistic values by field name. */
const exampleValues: Readonly<Record<string, unknown>> = {
  audio_id: '1',
  client_id: 'CLIENT_ID',
  client_secret: 'CLIENT_SECRET',
  code: 'CODE',
  contributor_id: '1',
  email: 'someone@example.com',
  id: '1',
  item_id: '1',
  image_id: '1',
  name: 'Summer',
  password: 'correct-horse',
  product_id: '1',
  query: 'mountain lake',
  redirect_uri: 'http://localhost/callback',
  state: 'af0ifjsldkj',
  user_id: '1',
  video_id: '1'
}

/** Optional fields that explain the purpose of an operation. */
const explanatory = ['client_secret', 'code', 'query']

/**
 * A valid object for a schema: with required fields, explanatory ones, and more
 * if its checks need them. Throws if that is not enough.
 */
export function exampleObject(
  schema: v.GenericSchema
): Record<string, unknown> {
  const described = toJsonSchema(schema)
  const { properties = {}, required = [] } = described
  const names = Object.keys(entriesOf(schema))
  const preferred = names.filter(
    name => required.includes(name) || explanatory.includes(name)
  )
  const others = names.filter(name => !preferred.includes(name))
  for (let more = 0; more <= others.length; more += 1) {
    const chosen = [...preferred, ...others.slice(0, more)]
    const example = Object.fromEntries(
      chosen.map(name => [name, exampleValue(name, properties[name] ?? {})])
    )
    if (v.is(schema, example)) return example
  }
  throw new Error('No example fits the schema')
}

/** A valid value for a schema; objects only have required fields. */
export function exampleValue(name: string, schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default
  switch (schema.type) {
    case 'array':
      return [exampleValue(name, schema.items ?? {})]
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field))
          .map(([field, inner]) => [field, exampleValue(field, inner)])
      )
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, 1)
    case 'string':
    case undefined:
      return schema.enum?.[0] ?? exampleValues[name] ?? 'text'
    default:
      return schema.type satisfies never
  }
}
