import type { Endpoint } from '../../contract/api/endpoint.ts'
import { endpoints } from '../../contract/api/endpoints.ts'

export interface EndpointMatch {
  endpoint: Endpoint
  /** Values of the `{name}` parts of the path. */
  path: Record<string, string>
}

/**
 * The relayed endpoint of a path, else null. A literal path takes precedence
 * over templates: `/v2/images/licenses` is not an image with the id "licenses".
 */
export function matchEndpoint(path: string): EndpointMatch | null {
  const literal = endpoints.filter(one => one.path === path)
  const candidates = literal.length ? literal : endpoints
  for (const endpoint of candidates) {
    if (endpoint.method !== 'GET' || !endpoint.relayed) continue
    const values = matchPath(endpoint.path, path)
    if (values) return { endpoint, path: values }
  }
  return null
}

function matchPath(
  template: string,
  path: string
): Record<string, string> | null {
  const parts = template.split('/')
  const given = path.split('/')
  if (parts.length !== given.length) return null
  const values: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) {
      if (part !== value) return null
    } else if (isId(value)) values[name] = value
    else return null
  }
  return values
}

/**
 * Ids contain a digit; literal path segments of the API do not. Ids of uploads
 * begin with U: they are never relayed through the shared cache (see
 * upload-routes.ts).
 */
function isId(text: string): boolean {
  return /^(?!U)[\w-]{1,64}$/.test(text) && /\d/.test(text)
}
