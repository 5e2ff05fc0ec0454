import type { JsonSchema } from '../openapi/json-schema.ts'

type Schemas = Record<string, JsonSchema>

const judged = new Set([
  '$ref',
  'type',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'items',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
  'anyOf',
  'default',
  'description'
])

/**
 * Where a value does not fit a schema of the API's document, a sentence each.
 * Fields that a schema does not name are misfits unless it allows them: the
 * service sends nothing that it does not describe.
 */
export function misfits(
  schema: JsonSchema,
  value: unknown,
  schemas: Schemas,
  path = '$'
): string[] {
  const strange = Object.keys(schema).filter(word => !judged.has(word))
  if (strange.length > 0) throw new Error(`Cannot judge by ${strange.join()}`)
  const { $ref, anyOf } = schema
  if ($ref !== undefined) {
    return misfits(named($ref, schemas), value, schemas, path)
  }
  if (anyOf) {
    const fits = anyOf.some(one =>
      one.type === 'null'
        ? value === null
        : misfits(one, value, schemas, path).length === 0
    )
    return fits ? [] : [`${path} fits none of its kinds`]
  }
  if (!isOfType(schema.type, value)) return [`${path} is no ${schema.type}`]
  return [
    ...misfitsOfValue(schema, value, path),
    ...misfitsOfList(schema, value, schemas, path),
    ...misfitsOfObject(schema, value, schemas, path)
  ]
}

function named(reference: string, schemas: Schemas): JsonSchema {
  const schema = schemas[reference.replace('#/components/schemas/', '')]
  if (!schema) throw new Error(`${reference} is not in the document`)
  return schema
}

function isOfType(type: JsonSchema['type'], value: unknown): boolean {
  switch (type) {
    case undefined:
      return true
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'string':
    case 'number':
    case 'boolean':
    default:
      return typeof value === type
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function misfitsOfValue(
  schema: JsonSchema,
  value: unknown,
  path: string
): string[] {
  const { minimum = -Infinity, maximum = Infinity } = schema
  const { minLength = 0, maxLength = Infinity, pattern } = schema
  const text = typeof value === 'string' ? value : undefined
  const number = typeof value === 'number' ? value : undefined
  const bad = {
    enum: schema.enum && !schema.enum.includes(value),
    pattern:
      pattern !== undefined &&
      text !== undefined &&
      !new RegExp(pattern, 'u').test(text),
    length: text && (text.length < minLength || text.length > maxLength),
    range: number !== undefined && (number < minimum || number > maximum)
  }
  return Object.entries(bad)
    .filter(([, isBad]) => isBad)
    .map(([rule]) => `${path} breaks its ${rule}`)
}

function misfitsOfList(
  { items = {}, minItems = 0, maxItems = Infinity }: JsonSchema,
  value: unknown,
  schemas: Schemas,
  path: string
): string[] {
  if (!Array.isArray(value)) return []
  const isSized = value.length >= minItems && value.length <= maxItems
  return [
    ...(isSized ? [] : [`${path} has ${value.length} items`]),
    ...value.flatMap((item, index) =>
      misfits(items, item, schemas, `${path}[${index}]`)
    )
  ]
}

function misfitsOfObject(
  { type, properties = {}, required = [], additionalProperties }: JsonSchema,
  value: unknown,
  schemas: Schemas,
  path: string
): string[] {
  if (type !== 'object' || !isRecord(value)) return []
  const missing = required.filter(name => !Object.hasOwn(value, name))
  const others =
    typeof additionalProperties === 'object' ? additionalProperties : undefined
  return [
    ...missing.map(name => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, field]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : others
      if (schema) return misfits(schema, field, schemas, `${path}.${name}`)
      return additionalProperties ? [] : [`${path}.${name} is not described`]
    })
  ]
}
