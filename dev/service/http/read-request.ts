import * as v from 'valibot'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { readQuery } from '../../../contract/api/read-query.ts'
import { toValidationBody } from '../../../contract/api/validation-error.ts'
import { ServiceError } from './service-error.ts'

const formType = 'application/x-www-form-urlencoded'

/** The query as the endpoint's schema reads it; a 400 when it cannot. */
export function readRequestQuery(entry: Endpoint, address: URL): unknown {
  const values = readQuery(entry.query, name =>
    address.searchParams.getAll(name)
  )
  return check('$.query', entry.query, values)
}

/** The body as the endpoint's schema reads it; undefined if it takes none. */
export async function readRequestBody(
  entry: Endpoint,
  request: Request
): Promise<unknown> {
  if (!entry.body) return undefined
  const type = request.headers.get('Content-Type') ?? ''
  const text = await request.text()
  const isForm = type.toLowerCase().startsWith(formType)
  const value = isForm ? readForm(entry.body, text) : readJson(text)
  return check('$.body', entry.body, value)
}

function readForm(schema: v.GenericSchema, text: string): unknown {
  const form = new URLSearchParams(text)
  return readQuery(schema, name => form.getAll(name))
}

function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceError(400, {
      message: 'Validation failed',
      errors: [
        {
          code: 'VALIDATION_INVALID_TYPE',
          message: 'The body is not JSON',
          path: '$.body'
        }
      ]
    })
  }
}

function check(root: string, schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new ServiceError(400, toValidationBody(root, result.issues))
}
