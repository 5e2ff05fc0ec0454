import { createHash } from 'node:crypto'
import type { Call } from '../requests/operation.ts'

const pageParameters = new Set(['page', 'per_page', 'view'])

/**
 * An id of 22 characters. It is the same for all pages and views of a search by
 * one application on one day, so that the order does not change.
 */
export function searchIdOf(
  { core, query, language, caller }: Call<object, unknown>,
  kind: string
): string {
  const day = Math.floor(core.now() / 86_400_000)
  const search = Object.entries(query).filter(
    ([name]) => !pageParameters.has(name)
  )
  const origin = [kind, caller?.clientId, day, language]
  const text = JSON.stringify([origin, search])
  const hash = createHash('sha256').update(text).digest()
  return hash.subarray(0, 16).toString('base64url')
}
