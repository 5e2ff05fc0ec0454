import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { toAddress, type QueryValues } from '../../../contract/api/address.ts'
import { createAccessToken } from '../../../contract/api/oauth-endpoints.ts'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { ErrorBody } from '../../../contract/api/records/envelope.ts'
import type { TokenReply } from '../../../contract/api/records/token-reply.ts'
import {
  createService,
  type Service,
  type ServiceOptions
} from '../create-service.ts'
import { createBrowser, type Browser } from './browser.ts'
import { fetchChecked } from './check-reply.ts'
import { testBase } from './test-addresses.ts'

/** Scopes that the product's own sign-in asks for. */
export const productScopes =
  'user.view licenses.create licenses.view purchases.view collections.view collections.edit'

export interface Sent {
  path?: Record<string, string>
  query?: QueryValues
  /** A person's token; without one the application itself asks. */
  token?: string
  headers?: Record<string, string>
  json?: unknown
}

export interface Refusal extends v.InferOutput<typeof ErrorBody> {
  status: number
  headers: Headers
}

export interface ApiClient {
  /**
   * Sends as it is, credentials and User-Agent left to the test. Its reply, as
   * every one, must be as the API's document says.
   */
  send(path: string, init?: RequestInit): Promise<Response>
  /** Calls an operation; its reply must be a success and exactly of its schema. */
  ask<Reply extends v.GenericSchema>(
    entry: Endpoint<v.GenericSchema, v.GenericSchema | null, Reply>,
    sent?: Sent
  ): Promise<v.InferInput<Reply>>
  /** Calls an operation that must refuse, with an exact error body. */
  refusal(entry: Endpoint, sent?: Sent): Promise<Refusal>
}

export interface TestService extends ApiClient {
  service: Service
  /** Credentials of the application. */
  basic: string
  openBrowser(): Browser
  /** The token of a code; more fields may be sent along. */
  redeem(code: string, more?: object): Promise<TokenReply>
  /** Signs in through the real pages and returns an access token. */
  signIn(username: string, scope?: string): Promise<string>
  close(): void
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
  const client = apiClient(service, basic)

  async function signIn(
    username: string,
    scope = productScopes
  ): Promise<string> {
    const browser = createBrowser(service)
    const code = await browser.authorize({ username, scope, clientId })
    return (await redeem(code)).access_token
  }

  function redeem(code: string, more: object = {}): Promise<TokenReply> {
    return client.ask(createAccessToken, {
      json: {
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        code,
        ...more
      }
    })
  }

  return {
    service,
    basic,
    ...client,
    redeem,
    signIn,
    openBrowser: () => createBrowser(service),
    close: () => service.close()
  }
}

/** A client of the API; `basic` are the application's credentials. */
export function apiClient(service: Service, basic: string): ApiClient {
  function send(path: string, init: RequestInit = {}): Promise<Response> {
    return fetchChecked(service, new Request(new URL(path, testBase), init))
  }

  function call(entry: Endpoint, sent: Sent): Promise<Response> {
    const { token, json } = sent
    const headers = {
      'User-Agent': 'test',
      Authorization: token === undefined ? basic : `Bearer ${token}`,
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...sent.headers
    }
    return send(toAddress(entry, sent.path, sent.query), {
      method: entry.method,
      headers,
      ...(json !== undefined && { body: JSON.stringify(json) })
    })
  }

  async function ask<Reply extends v.GenericSchema>(
    entry: Endpoint<v.GenericSchema, v.GenericSchema | null, Reply>,
    sent: Sent = {}
  ): Promise<v.InferInput<Reply>> {
    const response = await call(entry, sent)
    const { status, body } = await read(response)
    if (status === entry.codes[0] && isExact(entry.reply, body)) return body
    throw new Error(
      `${entry.method} ${entry.path} answered ${status} ${JSON.stringify(body)}`
    )
  }

  async function refusal(entry: Endpoint, sent: Sent = {}): Promise<Refusal> {
    const { status, headers, ...response } = await read(await call(entry, sent))
    if (status < 400) throw new Error(`${entry.path} answered ${status}`)
    return { ...v.parse(ErrorBody, response.body), status, headers }
  }

  return { send, ask, refusal }
}

/** A reply fits its schema and has no field that the schema does not name. */
function isExact<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown
): body is v.InferInput<Schema> {
  const result = v.safeParse(schema, body)
  return result.success && isDeepStrictEqual(result.output, body)
}

async function read(response: Response) {
  const { status, headers } = response
  const text = await response.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return { status, headers, body }
}
