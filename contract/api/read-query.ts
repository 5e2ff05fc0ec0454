import type { GenericSchema, ObjectSchema } from 'valibot'

/** Returns the values of a parameter in their order. */
export type QuerySource = (name: string) => string[]

/**
 * Converts the texts of a query to the types that its schema expects. Texts
 * that cannot be converted stay texts, and the schema rejects them; unknown
 * parameters are left out.
 */
export function readQuery(
  schema: GenericSchema,
  source: QuerySource
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  Object.entries(entriesOf(schema)).forEach(([name, entry]) => {
    const texts = source(name)
    const last = texts[texts.length - 1]
    if (last === undefined) return
    const inner = unwrap(entry)
    read[name] =
      inner.type === 'array'
        ? texts.map(text => readText(itemOf(inner), text))
        : readText(inner, last)
  })
  return read
}

/** Names of the parameters that an endpoint knows. */
export function queryNames(schema: GenericSchema): string[] {
  return Object.keys(entriesOf(schema))
}

function entriesOf(schema: GenericSchema): Record<string, GenericSchema> {
  // every query is an object schema
  return (schema as ObjectSchema<Record<string, GenericSchema>, undefined>)
    .entries
}

function unwrap(schema: GenericSchema): GenericSchema {
  const { wrapped } = schema as { wrapped?: GenericSchema } // `optional` has it
  return wrapped ? unwrap(wrapped) : schema
}

function itemOf(schema: GenericSchema): GenericSchema {
  const { item } = schema as { item?: GenericSchema } // `array` has it
  return item ? unwrap(item) : schema
}

function readText(schema: GenericSchema, text: string): unknown {
  if (schema.type === 'number') {
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  }
  if (schema.type === 'boolean') {
    if (text === 'true' || text === '1') return true
    return text === 'false' || text === '0' ? false : text
  }
  return text
}
