import * as v from 'valibot'
import { TokenReply } from '../../../contract/api/account.ts'
import { ErrorBody } from '../../../contract/api/envelope.ts'
import { endpoints } from '../../../contract/api/endpoints.ts'
import {
  createService,
  type Service,
  type ServiceOptions
} from '../../../dev/service/create-service.ts'
import { createBrowser } from './browser.ts'
import { testBase } from './test-addresses.ts'

/** Scopes that the product's own sign-in asks for. */
export const productScopes =
  'user.view licenses.create licenses.view purchases.view collections.view collections.edit'

export interface Reply {
  status: number
  headers: Headers
  body: unknown
}

interface Sent {
  method?: string
  token?: string
  headers?: Record<string, string>
  json?: unknown
}

export interface TestService {
  service: Service
  /** Sends as the application; the reply is held against its schema. */
  call(path: string, sent?: Sent): Promise<Reply>
  /** Sends as it is, credentials and User-Agent left to the test. */
  send(path: string, init?: RequestInit): Promise<Response>
  /** Signs in through the real pages and returns an access token. */
  signIn(username: string, scope?: string): Promise<string>
  basic: string
}

/** Opens a service in memory with a small catalogue. */
export async function openTestService(
  options: Partial<ServiceOptions> = {}
): Promise<TestService> {
  const service = await createService({
    data: ':memory:',
    baseUrl: testBase,
    assets: 600,
    ...options
  })
  const { clientId, clientSecret } = service.application
  const basic = `Basic ${btoa(`${clientId}:${clientSecret}`)}`

  function send(path: string, init: RequestInit = {}): Promise<Response> {
    return service.fetch(new Request(new URL(path, testBase), init))
  }

  async function call(path: string, sent: Sent = {}): Promise<Reply> {
    const { method = sent.json === undefined ? 'GET' : 'POST', token } = sent
    const response = await send(path, {
      method,
      headers: {
        'User-Agent': 'test',
        Authorization: token === undefined ? basic : `Bearer ${token}`,
        ...(sent.json !== undefined && { 'Content-Type': 'application/json' }),
        ...sent.headers
      },
      ...(sent.json !== undefined && { body: JSON.stringify(sent.json) })
    })
    const { status, headers } = response
    const text = await response.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    checkReply(method, path, status, body)
    return { status, headers, body }
  }

  async function signIn(
    username: string,
    scope = productScopes
  ): Promise<string> {
    const browser = createBrowser(service)
    const code = await browser.authorize({ username, scope, clientId })
    const reply = await send('/v2/oauth/access_token', {
      method: 'POST',
      headers: { 'User-Agent': 'test' },
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        code
      })
    })
    return v.parse(TokenReply, await reply.json()).access_token
  }

  return { service, call, send, signIn, basic }
}

/** Every reply must be exactly what the endpoint table says. */
function checkReply(
  method: string,
  path: string,
  status: number,
  body: unknown
): void {
  if (status === 304) return
  const { pathname } = new URL(path, testBase)
  const matching = endpoints.filter(
    one => one.method === method && toPattern(one.path).test(pathname)
  )
  const entry = matching.find(one => one.path === pathname) ?? matching[0]
  const schema = status < 300 && entry ? entry.reply : ErrorBody
  const result = v.safeParse(schema, body)
  if (result.success) return
  const issues = JSON.stringify(v.flatten(result.issues))
  throw new Error(`${method} ${path} answered ${status} with ${issues}`)
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
