import * as v from 'valibot'
import { toAddress, type QueryValues } from '../../contract/api/address.ts'
import { readQuery } from '../../contract/api/read-query.ts'
import { ClearedError } from '../../contract/errors.ts'
import { matchEndpoint, type EndpointMatch } from './match-endpoint.ts'

/**
 * Builds the service's address of a relayed request, with only known and valid
 * parameters. Throws `not-found` if the path is not relayed and `bad-request`
 * for invalid values.
 */
export function relayAddress(path: string, query: URLSearchParams): string {
  const match = matchEndpoint(path)
  if (!match) {
    throw new ClearedError('not-found', 'The gateway does not relay this path.')
  }
  return checkedAddress(match, query)
}

/** The same for an endpoint that was matched elsewhere. */
export function checkedAddress(
  { endpoint, path }: EndpointMatch,
  query: URLSearchParams
): string {
  const given = readQuery(endpoint.query, name => query.getAll(name))
  const result = v.safeParse(endpoint.query, given)
  if (!result.success) {
    const [issue] = result.issues
    const name = v.getDotPath(issue) ?? 'query'
    throw new ClearedError('bad-request', `${name}: ${issue.type} expected.`)
  }
  // The schema has just checked them.
  return toAddress(endpoint, path, given as QueryValues)
}
