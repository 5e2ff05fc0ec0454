import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { exampleFor } from './example-of.ts'
import type { OpenApiBody } from './openapi.ts'
import { records } from './records.ts'
import { entriesOf, isOptional, toJsonSchema } from './to-json-schema.ts'

/** What an operation takes in its body, if it takes one. */
export function requestBodyOf(entry: Endpoint): { requestBody?: OpenApiBody } {
  if (!entry.body) return {}
  const { body } = entry
  const content = {
    schema: toJsonSchema(body, records),
    example: exampleFor(body)
  }
  return {
    requestBody: {
      required: needsSomething(body),
      content: {
        ...(entry.takesForms && {
          'application/x-www-form-urlencoded': content
        }),
        'application/json': content
      }
    }
  }
}

function needsSomething(body: GenericSchema): boolean {
  return Object.values(entriesOf(body)).some(entry => !isOptional(entry))
}
