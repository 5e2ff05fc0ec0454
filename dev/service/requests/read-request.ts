import * as v from 'valibot'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { queryNames, readQuery } from '../../../contract/api/read-query.ts'
import { toValidationBody } from '../../../contract/api/validation-error.ts'
import { badBody } from '../http/bad-body.ts'
import { checkEncodedText, refuseInvalidText } from '../http/check-text.ts'
import { invalidValue } from '../http/invalid-value.ts'
import { ServiceError } from '../http/service-error.ts'

const formType = 'application/x-www-form-urlencoded'

/** Characters; for longer bodies only the first problem is reported. */
const longText = 20_000

/** The query, parsed by the endpoint's schema; throws 400 if invalid. */
export function readRequestQuery(entry: Endpoint, address: URL): unknown {
  const { search, searchParams } = address
  if (search === '') return readEmpty(entry)
  checkEncodedText('$.query', search)
  const values = readQuery(entry.query, name => searchParams.getAll(name))
  return check('$.query', entry.query, values, search.length)
}

const empty = new WeakMap<Endpoint, unknown>()

/** Results for empty queries are cached by endpoint. */
function readEmpty(entry: Endpoint): unknown {
  const known = empty.get(entry)
  if (known !== undefined) return known
  const query = check('$.query', entry.query, {}, 0)
  empty.set(entry, query)
  return query
}

/** The body, parsed by the endpoint's schema; undefined if it has none. */
export async function readRequestBody(
  entry: Endpoint,
  request: Request
): Promise<unknown> {
  if (!entry.body) return undefined
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) return check('$.body', entry.body, {}, 0)
  // Bodies of other types need not be text.
  const read = isForm(entry, request) ? readForm : readJson
  const text = decode(bytes)
  const value = text.trim() === '' ? {} : read(text, entry.body)
  // All bodies are objects, but Valibot accepts a list as an object.
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
 * Content types of clients that set none: a missing one, and the defaults of
 * `fetch` and curl.
 */
const defaultTypes = ['', 'text/plain', formType]

/** Otherwise JSON, by its type or its content; 415 for others. */
function isForm({ takesForms }: Endpoint, { headers }: Request): boolean {
  const type = (headers.get('Content-Type') ?? '').toLowerCase()
  const name = type.replace(/;.*/, '').trim()
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s";]*)/.exec(type) ?? []
  const isKnown = name === 'application/json' || defaultTypes.includes(name)
  const isTaken = isKnown && /^(utf-?8|us-ascii)$/.test(charset)
  const packing = headers.get('Content-Encoding') ?? 'identity'
  if (packing === 'identity' && isTaken) {
    return name === formType && takesForms === true
  }
  const taken = ['application/json', ...(takesForms ? [formType] : [])]
  throw new ServiceError(415, {
    message: `Send the body as ${taken.join(' or ')} in UTF-8, not compressed`
  })
}

function readForm(text: string, schema: v.GenericSchema): unknown {
  checkEncodedText('$.body', text)
  const form = new URLSearchParams(text)
  const twice = queryNames(schema).find(name => form.getAll(name).length > 1)
  if (twice !== undefined) {
    throw invalidValue(`$.body.${twice}`, '', 'Expected once')
  }
  return readQuery(schema, name => form.getAll(name))
}

function readJson(text: string): unknown {
  // In valid UTF-8, only escapes can contain invalid characters.
  const check = text.includes('\\u') ? refuseInvalidText('$.body') : undefined
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
  const abortEarly = length > longText
  const result = v.safeParse(schema, value, { abortEarly })
  if (result.success) return result.output
  throw new ServiceError(400, toValidationBody(root, result.issues))
}
