import type { Endpoint } from '../../contract/api/endpoint.ts'
import { endpoints } from '../../contract/api/endpoints.ts'

export interface EndpointMatch {
  entry: Endpoint
  /** Values of the `{name}` parts of the path. */
  path: Record<string, string>
}

/**
 * The entry of the table for a path, if it may be relayed. A path that any
 * entry spells out belongs to that entry, so that `/v2/images/licenses` is
 * never taken for the image called "licenses".
 */
export function matchEndpoint(path: string): EndpointMatch | null {
  const spelled = endpoints.filter(entry => entry.path === path)
  const candidates = spelled.length ? spelled : endpoints
  for (const entry of candidates) {
    if (entry.method !== 'GET' || !entry.relayed) continue
    const values = matchPath(entry.path, path)
    if (values) return { entry, path: values }
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
 * Ids have a digit; the words that the API puts in their place have none. A U
 * begins those of uploads, which only the person who sent the picture may ask
 * about, and never through a relay that keeps replies for everyone.
 */
function isId(text: string): boolean {
  return /^(?!U)[\w-]{1,64}$/.test(text) && /\d/.test(text)
}
