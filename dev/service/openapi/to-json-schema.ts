import type { GenericSchema } from 'valibot'
import { caseInsensitive } from './case-insensitive.ts'
import type { JsonSchema } from './json-schema.ts'

/** Schemas with their own name in the document. */
export type Names = ReadonlyMap<GenericSchema, string>

/** The fields of the kinds of schema and action that the table uses. */
interface Parts {
  kind: string
  type: string
  pipe?: [GenericSchema, ...Parts[]]
  wrapped?: GenericSchema
  default?: unknown
  entries?: Record<string, GenericSchema>
  item?: GenericSchema
  value?: GenericSchema
  rest?: GenericSchema
  options?: readonly unknown[]
  requirement?: unknown
  metadata?: Record<string, unknown>
}

/**
 * Converts a Valibot schema to JSON Schema; named schemas become references.
 * Throws for unsupported kinds of schema or action.
 */
export function toJsonSchema(schema: GenericSchema, names: Names): JsonSchema {
  const name = names.get(schema)
  return name === undefined
    ? describeSchema(schema, names)
    : { $ref: `#/components/schemas/${name}` }
}

/** Like `toJsonSchema`, but without a reference for the schema itself. */
export function describeSchema(
  schema: GenericSchema,
  names: Names
): JsonSchema {
  const parts = partsOf(schema)
  const [inner, ...actions] = parts.pipe ?? []
  if (!inner) return describeKind(parts, names)
  return actions.reduce(
    (described, action) => ({
      ...described,
      ...(action.kind === 'schema'
        ? describeKind(action, names)
        : limitOf(action, described))
    }),
    toJsonSchema(inner, names)
  )
}

/** Whether an object's entry is optional. */
export function isOptional(schema: GenericSchema): boolean {
  return schema.type === 'optional'
}

/** The entries of an object schema, even in a pipe with checks. */
export function entriesOf(
  schema: GenericSchema
): Record<string, GenericSchema> {
  return partsOf(schema).entries ?? {}
}

function partsOf(schema: GenericSchema): Parts {
  return schema // Valibot's own fields are there, by `type`
}

function describeKind(parts: Parts, names: Names): JsonSchema {
  switch (parts.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: parts.type }
    case 'picklist':
      return { type: 'string', enum: parts.options ?? [] }
    case 'array':
      return { type: 'array', items: inside(parts.item, names) }
    case 'object':
      return describeObject(parts, names)
    case 'loose_object':
      return { ...describeObject(parts, names), additionalProperties: true }
    case 'object_with_rest':
      return {
        ...describeObject(parts, names),
        additionalProperties: inside(parts.rest, names)
      }
    case 'record':
      return {
        type: 'object',
        additionalProperties: inside(parts.value, names)
      }
    case 'nullable':
      return { anyOf: [inside(parts.wrapped, names), { type: 'null' }] }
    case 'optional':
      return {
        ...inside(parts.wrapped, names),
        ...(parts.default !== undefined && { default: parts.default })
      }
    case 'unknown':
    case 'custom':
      return {}
    default:
      throw new Error(`No JSON Schema for the kind ${parts.type}`)
  }
}

function inside(schema: GenericSchema | undefined, names: Names): JsonSchema {
  return schema ? toJsonSchema(schema, names) : {}
}

function describeObject(parts: Parts, names: Names): JsonSchema {
  const entries = Object.entries(parts.entries ?? {})
  const required = entries
    .filter(([, entry]) => !isOptional(entry))
    .map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, entry]) => [name, toJsonSchema(entry, names)])
    ),
    ...(required.length > 0 && { required })
  }
}

function limitOf(action: Parts, described: JsonSchema): JsonSchema {
  const { requirement } = action
  const isList = described.type === 'array'
  switch (action.type) {
    case 'integer':
      return { type: 'integer' }
    case 'min_value':
      return { minimum: Number(requirement) }
    case 'max_value':
      return { maximum: Number(requirement) }
    case 'min_length':
      return { [isList ? 'minItems' : 'minLength']: Number(requirement) }
    case 'max_length':
      return { [isList ? 'maxItems' : 'maxLength']: Number(requirement) }
    case 'regex':
      return patternOf(requirement)
    case 'email':
      return { format: 'email' }
    case 'metadata':
      return { default: action.metadata?.['default'] }
    case 'trim':
    case 'check':
      return {}
    default:
      throw new Error(`No JSON Schema for the action ${action.type}`)
  }
}

function patternOf(requirement: unknown): JsonSchema {
  if (!(requirement instanceof RegExp)) throw new Error('Expected a pattern')
  const { source, flags } = requirement
  const isDay = source.startsWith(String.raw`^\d{4}-`)
  if (flags === '' && isDay) return { pattern: source, format: 'date' }
  if (flags === '' || flags === 'u') return { pattern: source }
  if (flags === 'i') return { pattern: caseInsensitive(source) }
  throw new Error(`JSON Schema has no pattern with the flags ${flags}`)
}
