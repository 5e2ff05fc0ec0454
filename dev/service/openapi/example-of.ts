import * as v from 'valibot'
import type { JsonSchema } from './json-schema.ts'
import { entriesOf, toJsonSchema } from './to-json-schema.ts'

/** Values that a person would send, by the name of what they are for. */
const known: Readonly<Record<string, unknown>> = {
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

/** What need not be sent, but says what an operation is for. */
const helpful = ['client_secret', 'code', 'query']

/**
 * An object that a schema takes: what must be there, what helps, and more
 * where its checks ask for it. Throws if that is not enough.
 */
export function exampleFor(schema: v.GenericSchema): Record<string, unknown> {
  const described = toJsonSchema(schema)
  const { properties = {}, required = [] } = described
  const names = Object.keys(entriesOf(schema))
  const usual = names.filter(
    name => required.includes(name) || helpful.includes(name)
  )
  const others = names.filter(name => !usual.includes(name))
  for (let more = 0; more <= others.length; more += 1) {
    const chosen = [...usual, ...others.slice(0, more)]
    const example = Object.fromEntries(
      chosen.map(name => [name, exampleOf(name, properties[name] ?? {})])
    )
    if (v.is(schema, example)) return example
  }
  throw new Error('No example fits the schema')
}

/** A value that fits a schema; of an object, what must be there. */
export function exampleOf(name: string, schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default
  switch (schema.type) {
    case 'array':
      return [exampleOf(name, schema.items ?? {})]
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field))
          .map(([field, inner]) => [field, exampleOf(field, inner)])
      )
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, 1)
    case 'string':
    case undefined:
      return schema.enum?.[0] ?? known[name] ?? 'text'
    default:
      return schema.type satisfies never
  }
}
