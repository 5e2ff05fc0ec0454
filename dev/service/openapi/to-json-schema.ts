import * as converter from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { caseInsensitive } from './case-insensitive.ts'
import type { JsonSchema } from './json-schema.ts'

/** Schemas with their own name in the document. */
export type NamedSchemas = Readonly<Record<string, GenericSchema>>

type Config = converter.ConversionConfig

/**
 * Converts a Valibot schema to JSON Schema; named schemas become references.
 * Throws for unsupported kinds of schema or action.
 */
export function toJsonSchema(
  schema: GenericSchema,
  named: NamedSchemas = {}
): JsonSchema {
  const described = converter.toJsonSchema(schema, {
    ...config,
    definitions: named
  })
  // The document has both in one place.
  delete described.$defs
  delete described.$schema
  return described as JsonSchema // the kinds in use need no other fields
}

/** The named schemas themselves. */
export function toJsonSchemas(named: NamedSchemas): Record<string, JsonSchema> {
  const described = converter.toJsonSchemaDefs(named, config)
  return described as Record<string, JsonSchema> // as above
}

const config = {
  target: 'draft-2020-12',
  // The overrides throw instead: two schemas in one pipe are no mistake here.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema({ valibotSchema, jsonSchema, errors }) {
    switch (valibotSchema.type) {
      case 'custom':
        return {}
      case 'loose_object':
        return { ...jsonSchema, additionalProperties: true }
      case 'record':
        delete jsonSchema.propertyNames // any text
        return jsonSchema
      default:
        if (errors) throw new Error(errors.join(' '))
        return null
    }
  },
  overrideAction({ valibotAction: action, jsonSchema, errors }) {
    if (action.type === 'regex' && 'requirement' in action) {
      return { ...jsonSchema, ...patternOf(action.requirement) }
    }
    if (action.type === 'trim' || action.type === 'check') return jsonSchema
    if (errors) throw new Error(errors.join(' '))
    return null
  }
} satisfies Config

function patternOf(requirement: unknown): {
  pattern: string
  format?: string
} {
  if (!(requirement instanceof RegExp)) throw new Error('Expected a pattern')
  const { source, flags } = requirement
  const isDay = source.startsWith(String.raw`^\d{4}-`)
  if (flags === '' && isDay) return { pattern: source, format: 'date' }
  if (flags === '' || flags === 'u') return { pattern: source }
  if (flags === 'i') return { pattern: caseInsensitive(source) }
  throw new Error(`JSON Schema has no pattern with the flags ${flags}`)
}

/** Whether an object's entry is optional. */
export function isOptional(schema: GenericSchema): boolean {
  return schema.type === 'optional'
}

/** The entries of an object schema, even in a pipe with checks. */
export function entriesOf(
  schema: GenericSchema
): Record<string, GenericSchema> {
  // objects have them
  return 'entries' in schema
    ? (schema.entries as Record<string, GenericSchema>)
    : {}
}
