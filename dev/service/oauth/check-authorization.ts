import type { InferOutput } from 'valibot'
import type { authorize } from '../../../contract/api/oauth-endpoints.ts'
import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import { findApplication, type Application } from './applications.ts'
import { callbackProblem } from './callback-problem.ts'
import { isScope, readScopes } from './scopes.ts'

export type Authorization = InferOutput<(typeof authorize)['query']>

/**
 * The application and the requested scopes. Throws a 400 instead of
 * redirecting, because the redirect address is not trusted yet.
 */
export function checkAuthorization(
  core: Core,
  request: Authorization
): { application: Application; scopes: string[] } {
  const application = findApplication(core.accounts, request.client_id)
  if (!application) throw refusal('client_id', 'Unknown application', request)
  const problem = callbackProblem(application, request.redirect_uri)
  if (problem !== undefined) throw refusal('redirect_uri', problem, request)
  const scopes = readScopes(request.scope)
  if (scopes.length === 0 || !scopes.every(isScope)) {
    throw refusal('scope', 'Unknown scope', request)
  }
  return { application, scopes }
}

function refusal(
  name: 'client_id' | 'redirect_uri' | 'scope',
  message: string,
  request: Authorization
): ServiceError {
  return new ServiceError(400, {
    message: 'Validation failed',
    errors: [
      {
        code: 'VALIDATION_ENUM_MISMATCH',
        message,
        data: request[name].slice(0, 200),
        path: `$.query.${name}`
      }
    ]
  })
}
