import * as v from 'valibot'
import { toAddress, type QueryValues } from '../../contract/api/address.ts'
import { readQuery } from '../../contract/api/read-query.ts'
import { ClearedError } from '../../contract/errors.ts'
import { matchEndpoint } from './match-endpoint.ts'

/**
 * The address to ask the service for, built from the table: only known
 * parameters, with values their schemas accept. Throws `not-found` for what
 * is not relayed and `bad-request` for what the service would refuse.
 */
export function relayAddress(path: string, query: URLSearchParams): string {
  const match = matchEndpoint(path)
  if (!match) {
    throw new ClearedError('not-found', 'The gateway does not relay this path.')
  }
  const { entry } = match
  const given = readQuery(entry.query, name => query.getAll(name))
  const result = v.safeParse(entry.query, given)
  if (!result.success) {
    const [issue] = result.issues
    const name = v.getDotPath(issue) ?? 'query'
    throw new ClearedError('bad-request', `${name}: ${issue.type} expected.`)
  }
  // The schema has just found them to be numbers, texts, flags and lists.
  return toAddress(entry, match.path, given as QueryValues)
}
