import * as v from 'valibot'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { readQuery } from '../../../contract/api/read-query.ts'
import { toValidationBody } from '../../../contract/api/validation-error.ts'
import { badBody } from './bad-body.ts'
import { checkEncodedText, refuseOddText } from './check-text.ts'
import { ServiceError } from './service-error.ts'

const formType = 'application/x-www-form-urlencoded'

/** Characters; of what is longer only the first thing wrong is named. */
const muchText = 20_000

/** The query as the endpoint's schema reads it; a 400 when it cannot. */
export function readRequestQuery(entry: Endpoint, address: URL): unknown {
  const { search, searchParams } = address
  checkEncodedText('$.query', search)
  const values = readQuery(entry.query, name => searchParams.getAll(name))
  return check('$.query', entry.query, values, search.length)
}

/** The body as the endpoint's schema reads it; undefined if it takes none. */
export async function readRequestBody(
  entry: Endpoint,
  request: Request
): Promise<unknown> {
  if (!entry.body) return undefined
  const text = decode(await request.arrayBuffer())
  if (text.trim() === '') return check('$.body', entry.body, {}, 0)
  const value = isForm(entry, request)
    ? readForm(entry.body, text)
    : readJson(text)
  // Every body of the table is an object, for which Valibot takes a list.
  if (Array.isArray(value)) throw badBody('Expected an object, not a list')
  return check('$.body', entry.body, value, text.length)
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badBody('The body is not UTF-8')
  }
}

/**
 * What clients say of JSON when they say nothing of it: nothing at all, what
 * `fetch` writes for a text, and what curl writes.
 */
const unsaid = ['', 'text/plain', formType]

/** Otherwise it is JSON, by its name or by its looks; all else is 415. */
function isForm({ takesForms }: Endpoint, { headers }: Request): boolean {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  const name = type.trim().toLowerCase()
  const isTaken = name === 'application/json' || unsaid.includes(name)
  const packing = headers.get('Content-Encoding') ?? 'identity'
  if (packing === 'identity' && isTaken) {
    return name === formType && takesForms === true
  }
  const taken = ['application/json', ...(takesForms ? [formType] : [])]
  throw new ServiceError(415, {
    message: `Send the body as ${taken.join(' or ')}, not compressed`
  })
}

function readForm(schema: v.GenericSchema, text: string): unknown {
  checkEncodedText('$.body', text)
  const form = new URLSearchParams(text)
  return readQuery(schema, name => form.getAll(name))
}

function readJson(text: string): unknown {
  // In UTF-8 only an escape can write what is refused.
  const check = text.includes('\\u') ? refuseOddText('$.body') : undefined
  try {
    return JSON.parse(text, check)
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw badBody('The body is not JSON')
  }
}

function check(
  root: string,
  schema: v.GenericSchema,
  value: unknown,
  length: number
): unknown {
  const abortEarly = length > muchText
  const result = v.safeParse(schema, value, { abortEarly })
  if (result.success) return result.output
  throw new ServiceError(400, toValidationBody(root, result.issues))
}
