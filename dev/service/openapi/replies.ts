import type { Endpoint } from '../../../contract/api/endpoint.ts'
import {
  ErrorBody,
  OAuthErrorBody
} from '../../../contract/api/records/envelope.ts'
import type { OpenApiReply, Reference } from './openapi.ts'
import { records } from './records.ts'
import { toJsonSchema } from './to-json-schema.ts'

/** The meaning of each refusal, by the name of its reply. */
const refusals: Readonly<Record<number, [name: string, meaning: string]>> = {
  400: [
    'BadRequest',
    'A value, the body or the `User-Agent` is missing or invalid.'
  ],
  401: ['Unauthorized', 'Credentials are missing, wrong or no longer valid.'],
  403: ['Forbidden', 'The credentials do not permit this operation.'],
  404: ['NotFound', 'The address or id is unknown.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['UnsupportedType', 'The body has an unsupported type.'],
  429: ['TooManyRequests', 'Too many requests; see `Retry-After`.']
}

const text = { type: 'string' } as const

const refusalHeaders: Readonly<Record<number, OpenApiReply['headers']>> = {
  401: {
    'WWW-Authenticate': {
      description: 'The kind of credentials to send.',
      schema: text
    }
  },
  429: {
    'Retry-After': {
      description: 'Seconds to wait.',
      schema: { type: 'integer', minimum: 1 }
    }
  }
}

/** All refusals and other errors of the service. */
export function sharedReplies(): Record<string, OpenApiReply> {
  const schema = toJsonSchema(ErrorBody, records)
  const content = { 'application/json': { schema } }
  const stated = Object.entries(refusals).map(([code, [name, description]]) => {
    const headers = refusalHeaders[Number(code)]
    return [name, { description, ...(headers && { headers }), content }]
  })
  return {
    ...(Object.fromEntries(stated) as Record<string, OpenApiReply>),
    NotModified: { description: 'Unchanged since that `ETag`.' },
    Fault: { description: 'The service failed; retry later.', content }
  }
}

/** The replies of an operation by status. */
export function repliesOf(
  entry: Endpoint
): Record<string, OpenApiReply | Reference> {
  const [success = 200, ...stated] = entry.codes
  const codes = [...new Set([...stated, ...commonCodes(entry)])]
  const pairs = codes
    .toSorted((a, b) => a - b)
    .map(code => [code, refusalOf(entry, code)] as const)
  return {
    [success]: successOf(entry, success),
    ...(isCacheable(entry) && { 304: refer('NotModified') }),
    ...Object.fromEntries(pairs),
    default: refer('Fault')
  }
}

function commonCodes(entry: Endpoint): number[] {
  return [
    400,
    ...(entry.access === 'open' ? [] : [401, 403, 429]),
    ...(entry.path.includes('{') ? [404] : []),
    ...(entry.method === 'GET' ? [] : [413]),
    ...(entry.body ? [415] : [])
  ]
}

function isCacheable({ method, access }: Endpoint): boolean {
  return method === 'GET' && access !== 'open'
}

function refusalOf(entry: Endpoint, code: number): OpenApiReply | Reference {
  const [name, description] = refusals[code] ?? []
  if (name === undefined || description === undefined) {
    throw new Error(`${entry.path}: the status ${code} has no meaning`)
  }
  if (entry.access !== 'open') return refer(name)
  const schema = toJsonSchema(OAuthErrorBody, records)
  const headers = code === 429 ? refusalHeaders[code] : undefined
  const isOfPeople = entry.codes[0] === 301
  const content = {
    'application/json': { schema },
    ...(isOfPeople && { 'text/html': { schema: text } })
  }
  return { description, ...(headers && { headers }), content }
}

function successOf(entry: Endpoint, code: number): OpenApiReply {
  if (code === 301) {
    const Location = { description: 'The sign-in page.', schema: text }
    return { description: 'Redirect to the sign-in.', headers: { Location } }
  }
  if (code === 204) return { description: 'Done, without a body.' }
  const schema = toJsonSchema(entry.reply, records)
  return {
    description: code === 201 ? 'Created.' : 'Success.',
    content: { 'application/json': { schema } }
  }
}

function refer(name: string): Reference {
  return { $ref: `#/components/responses/${name}` }
}
