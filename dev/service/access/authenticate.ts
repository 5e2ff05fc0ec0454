import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import {
  findApplication,
  isReferer,
  authenticateApplication,
  type Application
} from '../oauth/applications.ts'
import { findPerson, type Person } from '../oauth/people.ts'
import { findToken, type LiveToken } from '../oauth/tokens.ts'

/**
 * The sender of a request: an application, and a person if the token has one.
 */
export interface Caller {
  clientId: string
  application: Application
  person: Person | undefined
  token: LiveToken | undefined
}

/**
 * Identifies the caller, and throws 401 or 403 if it may not call the
 * operation.
 */
export function authenticate(
  core: Core,
  entry: Endpoint,
  request: Request
): Caller | undefined {
  if (entry.access === 'open') return undefined
  const caller = findCaller(core, request)
  if (entry.access === 'person') checkPerson(caller, entry)
  return caller
}

function findCaller(core: Core, request: Request): Caller {
  const header = request.headers.get('Authorization')
  if (header === null) return fromReferer(core, request)
  const [, scheme = '', value = ''] = /^(\S+) +(\S+) *$/.exec(header) ?? []
  switch (scheme.toLowerCase()) {
    case 'basic':
      return fromBasic(core, value)
    case 'bearer':
      return fromToken(core, value)
    default:
      throw unauthorized('Unknown kind of credentials')
  }
}

function fromBasic(core: Core, value: string): Caller {
  const [clientId = '', ...secret] = Buffer.from(value, 'base64')
    .toString('utf8')
    .split(':')
  const application = authenticateApplication(
    core.accounts,
    clientId,
    secret.join(':')
  )
  if (!application) throw unauthorized('Invalid client credentials')
  return { clientId, application, person: undefined, token: undefined }
}

function fromToken(core: Core, value: string): Caller {
  const token = findToken(core, value)
  const application = token && findApplication(core.accounts, token.clientId)
  if (!application) {
    throw unauthorized('Invalid access token', ', error="invalid_token"')
  }
  const person = token.person
    ? findPerson(core.accounts, token.person)
    : undefined
  const { clientId } = token
  return { clientId, application, person, token }
}

/** Pages of a registered referrer may send the key without a secret. */
function fromReferer(core: Core, request: Request): Caller {
  const key = new URL(request.url).searchParams.get('api_key')
  if (key === null) throw unauthorized('Credentials are required')
  const referer = request.headers.get('Referer') ?? ''
  const application = findApplication(core.accounts, key)
  if (!application || !isReferer(application, referer)) {
    throw unauthorized('Invalid key or referrer')
  }
  return { clientId: key, application, person: undefined, token: undefined }
}

function checkPerson(caller: Caller, entry: Endpoint): void {
  if (!caller.token) {
    throw unauthorized('This operation needs an access token')
  }
  if (!caller.person) {
    throw forbidden('This operation needs the token of a person')
  }
  const { scopes, realm } = caller.token
  if (entry.scope !== null && !scopes.includes(entry.scope)) {
    throw forbidden(`The access token lacks the scope ${entry.scope}`)
  }
  const isForCustomers = entry.scope !== null && entry.scope !== 'user.view'
  if (isForCustomers && realm !== 'customer') {
    throw forbidden('This operation is for customers')
  }
}

/** A Basic challenge would make browsers ask people for a password. */
function unauthorized(message: string, reason = ''): ServiceError {
  return new ServiceError(
    401,
    { message },
    { 'WWW-Authenticate': `Bearer realm="api"${reason}` }
  )
}

function forbidden(message: string): ServiceError {
  return new ServiceError(403, { message })
}
