import { gunzipSync } from 'node:zlib'
import type { Service } from '../create-service.ts'
import { createDocument } from '../openapi/create-document.ts'
import type {
  OpenApiOperation,
  OpenApiReply,
  Reference
} from '../openapi/openapi.ts'
import { misfits } from './find-misfits.ts'
import { testBase } from './test-addresses.ts'

const { paths, components } = createDocument(testBase)
const patterns = Object.keys(paths)
  .toSorted((a, b) => a.split('{').length - b.split('{').length)
  .map(path => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  }))

const { NotFound = missing('NotFound') } = components.responses
const otherMethod: OpenApiReply = {
  ...NotFound,
  headers: { Allow: { description: 'Those there are', schema: {} } }
}

/** Sends a request; its reply must be as the document says. */
export async function fetchChecked(
  service: Pick<Service, 'fetch'>,
  request: Request
): Promise<Response> {
  const { method, url } = request
  const response = await service.fetch(request)
  await checkReply(method, new URL(url).pathname, response)
  return response
}

/**
 * Holds a reply against the API's document: its status is one of the
 * operation's, or what a fault was ordered to answer, and its headers and body
 * are what the document says. Throws what is wrong.
 */
export async function checkReply(
  method: string,
  path: string,
  response: Response
): Promise<void> {
  if (!path.startsWith('/v2/') || method === 'OPTIONS') return
  const reply = expectedReply(method, path, response.status)
  const body = await bodyOf(response.clone())
  if (body === undefined) return
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (isPage && reply.content?.['text/html']) return
  const wrong = [
    ...headersMissing(reply, response),
    ...wrongOf(reply, body, method)
  ]
  if (wrong.length > 0) {
    throw new Error(
      `${method} ${path} answered ${response.status} against the document: ${wrong.slice(0, 5).join('; ')}`
    )
  }
}

function expectedReply(
  method: string,
  path: string,
  status: number
): OpenApiReply {
  const methods =
    paths[patterns.find(({ pattern }) => pattern.test(path))?.path ?? '']
  const replies: OpenApiOperation['responses'] | undefined = methods
    ? methods[method.toLowerCase().replace('head', 'get')]?.responses
    : { 404: NotFound }
  const isFault = status === 429 || status >= 500
  const reply =
    replies?.[status] ??
    (isFault ? replies?.['default'] : undefined) ??
    (!replies && status === 405 ? otherMethod : undefined)
  if (!reply) throw new Error(`${method} ${path} may not answer ${status}`)
  return resolve(reply)
}

function resolve(reply: OpenApiReply | Reference): OpenApiReply {
  if (!('$ref' in reply)) return reply
  const name = reply.$ref.replace('#/components/responses/', '')
  return components.responses[name] ?? missing(name)
}

function missing(name: string): never {
  throw new Error(`The document has no reply ${name}`)
}

function headersMissing(
  { headers = {} }: Pick<OpenApiReply, 'headers'>,
  response: Response
): string[] {
  return Object.keys(headers)
    .filter(name => !response.headers.has(name))
    .map(name => `the header ${name} is missing`)
}

function wrongOf(reply: OpenApiReply, body: string, method: string): string[] {
  const schema = reply.content?.['application/json']?.schema
  if (!schema) return body === '' ? [] : ['there should be no body']
  if (method === 'HEAD') return []
  // Faults on order have words of their own.
  if (body.includes('"Internal Server Error"')) return ['nobody ordered that']
  return misfits(schema, JSON.parse(body), components.schemas)
}

/** Undefined where a fault cuts it off. */
async function bodyOf(response: Response): Promise<string | undefined> {
  const read = await response.arrayBuffer().catch(() => undefined)
  if (!read) return undefined
  const bytes = Buffer.from(read)
  const isPacked = response.headers.get('Content-Encoding') === 'gzip'
  return (isPacked ? gunzipSync(bytes) : bytes).toString()
}
