import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { scopes } from '../oauth/scopes.ts'
import type { SecurityScheme } from './openapi.ts'

/** The kinds of credentials, for a service at this address. */
export function securitySchemes(
  baseUrl: string
): Record<string, SecurityScheme> {
  const tokenUrl = `${baseUrl}/v2/oauth/access_token`
  return {
    basic: {
      type: 'http',
      scheme: 'basic',
      description:
        'Consumer key and secret of an application, for what needs no person.'
    },
    bearer: {
      type: 'oauth2',
      description:
        'An access token, from the account page or by OAuth 2.0, sent as `Authorization: Bearer TOKEN`.',
      flows: {
        authorizationCode: {
          authorizationUrl: `${baseUrl}/v2/oauth/authorize`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes: { ...scopes }
        },
        clientCredentials: { tokenUrl, scopes: {} }
      }
    },
    api_key: {
      type: 'apiKey',
      in: 'query',
      name: 'api_key',
      description:
        'The consumer key alone, from a page whose address (the `Referer` header) the application registered.'
    }
  }
}

/** Alternative credentials for an operation. */
export function securityOf(entry: Endpoint): Record<string, string[]>[] {
  switch (entry.access) {
    case 'open':
      return []
    case 'person':
      return [{ bearer: entry.scope === null ? [] : [entry.scope] }]
    case 'application':
      return [{ basic: [] }, { bearer: [] }, { api_key: [] }]
    default:
      return entry.access satisfies never
  }
}
