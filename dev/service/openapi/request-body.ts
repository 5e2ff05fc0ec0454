import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { exampleObject } from './example-of.ts'
import type { OpenApiBody } from './openapi.ts'
import { records } from './records.ts'
import { entriesOf, isOptional, toJsonSchema } from './to-json-schema.ts'

/** The body of an operation, if it has one. */
export function requestBodyOf(entry: Endpoint): { requestBody?: OpenApiBody } {
  if (!entry.body) return {}
  const { body } = entry
  const content = {
    schema: toJsonSchema(body, records),
    example: exampleObject(body)
  }
  return {
    requestBody: {
      required: isRequired(body),
      content: {
        ...(entry.takesForms && {
          'application/x-www-form-urlencoded': content
        }),
        'application/json': content
      }
    }
  }
}

function isRequired(body: GenericSchema): boolean {
  return Object.values(entriesOf(body)).some(entry => !isOptional(entry))
}
