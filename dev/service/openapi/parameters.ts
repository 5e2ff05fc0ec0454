import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { exampleObject, exampleValue } from './example-of.ts'
import type { OpenApiParameter, Reference } from './openapi.ts'
import { parameterNotes } from './parameter-notes.ts'
import { entriesOf, isOptional, toJsonSchema } from './to-json-schema.ts'

/** Headers that many operations read. */
export const sharedParameters: Record<string, OpenApiParameter> = {
  UserAgent: {
    name: 'User-Agent',
    in: 'header',
    required: true,
    description: 'The client or application; any browser sends its own.',
    schema: { type: 'string' }
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Language of query and records where no parameter says it.',
    schema: { type: 'string' }
  }
}

/** The parameters of an operation in its path, query and headers. */
export function parametersOf(
  entry: Endpoint
): (OpenApiParameter | Reference)[] {
  const query = queryParameters(entry)
  const isTranslated = query.some(({ name }) => name === 'language')
  return [
    ...pathParameters(entry),
    ...query,
    { $ref: '#/components/parameters/UserAgent' },
    ...(isTranslated
      ? [{ $ref: '#/components/parameters/AcceptLanguage' }]
      : [])
  ]
}

function pathParameters({ path }: Endpoint): OpenApiParameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...noteOf(name),
    schema: { type: 'string' },
    example: exampleValue(name, { type: 'string' })
  }))
}

function queryParameters({ query }: Endpoint): OpenApiParameter[] {
  const examples = exampleObject(query)
  return Object.entries(entriesOf(query)).map(([name, schema]) => {
    const described = toJsonSchema(schema)
    return {
      name,
      in: 'query',
      required: !isOptional(schema),
      ...noteOf(name),
      schema: described,
      ...(described.type === 'array' && { style: 'form', explode: true }),
      ...(name in examples && { example: examples[name] })
    }
  })
}

function noteOf(name: string): { description?: string } {
  const description = parameterNotes[name]
  return description === undefined ? {} : { description }
}
