import type { JsonSchema } from '../../openapi/json-schema.ts'

const text: JsonSchema = { type: 'string', minLength: 1 }
const flag: JsonSchema = { type: 'boolean' }
const size: JsonSchema = { type: 'integer', minimum: 0 }
const number: JsonSchema = { type: 'number' }
const address: JsonSchema = { type: 'string', pattern: '^https?://' }
const any: JsonSchema = {}

const plain = ['boolean', 'integer', 'null', 'number', 'string']

function oneOf(...values: string[]): JsonSchema {
  return { type: 'string', enum: values }
}

function list(items: JsonSchema, minItems = 0): JsonSchema {
  return { type: 'array', items, minItems }
}

function map(additionalProperties: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties }
}

function object(
  needed: Record<string, JsonSchema>,
  others: Record<string, JsonSchema> = {}
): JsonSchema {
  const properties = { ...needed, ...others }
  return { type: 'object', properties, required: Object.keys(needed) }
}

function refer(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

function orReference(schema: JsonSchema): JsonSchema {
  return { anyOf: [object({ $ref: text }), schema] }
}

const flow = { tokenUrl: address, scopes: map(text) }

/**
 * What OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0) asks of the objects
 * that the document has, each by its name there. Closed: a word that is not
 * here is misspelt, or new to the document.
 */
export const openApiParts: Record<string, JsonSchema> = {
  Schema: object(
    {},
    {
      $ref: text,
      type: { type: 'string', enum: [...plain, 'array', 'object'] },
      description: text,
      default: any,
      enum: list(any, 1),
      format: text,
      pattern: text,
      minLength: size,
      maxLength: size,
      minimum: number,
      maximum: number,
      items: refer('Schema'),
      minItems: size,
      maxItems: size,
      properties: map(refer('Schema')),
      required: list(text),
      additionalProperties: { anyOf: [flag, refer('Schema')] },
      anyOf: list(refer('Schema'), 1)
    }
  ),
  Content: map(object({ schema: refer('Schema') }, { example: any })),
  Parameter: {
    anyOf: [
      object(
        {
          name: text,
          in: oneOf('path'),
          required: { type: 'boolean', enum: [true] },
          schema: refer('Schema')
        },
        { description: text, example: any }
      ),
      object(
        { name: text, in: oneOf('query', 'header'), schema: refer('Schema') },
        {
          description: text,
          required: flag,
          style: oneOf('form'),
          explode: flag,
          example: any
        }
      )
    ]
  },
  Header: object(
    { schema: refer('Schema') },
    { description: text, required: flag }
  ),
  Response: object(
    { description: text },
    { headers: map(refer('Header')), content: refer('Content') }
  ),
  Operation: object(
    { responses: map(orReference(refer('Response'))) },
    {
      operationId: text,
      summary: text,
      description: text,
      tags: list(text),
      security: list(map(list(text))),
      parameters: list(orReference(refer('Parameter'))),
      requestBody: object({ content: refer('Content') }, { required: flag })
    }
  ),
  SecurityScheme: {
    anyOf: [
      object(
        { type: oneOf('http'), scheme: oneOf('basic', 'bearer') },
        { description: text }
      ),
      object(
        { type: oneOf('apiKey'), name: text, in: oneOf('query', 'header') },
        { description: text }
      ),
      object(
        {
          type: oneOf('oauth2'),
          flows: object(
            {},
            {
              authorizationCode: object(
                { ...flow, authorizationUrl: address },
                { refreshUrl: address }
              ),
              clientCredentials: object(flow, { refreshUrl: address })
            }
          )
        },
        { description: text }
      )
    ]
  }
}

const operation = refer('Operation')

/** The whole document, by these parts. */
export const openApiDocument: JsonSchema = object(
  {
    openapi: oneOf('3.1.0'),
    info: object({ title: text, version: text }, { description: text }),
    paths: map(
      object(
        {},
        { get: operation, post: operation, put: operation, delete: operation }
      )
    )
  },
  {
    servers: list(object({ url: address }, { description: text })),
    tags: list(object({ name: text }, { description: text })),
    components: object(
      {},
      {
        schemas: map(refer('Schema')),
        parameters: map(orReference(refer('Parameter'))),
        responses: map(orReference(refer('Response'))),
        securitySchemes: map(refer('SecurityScheme'))
      }
    )
  }
)
