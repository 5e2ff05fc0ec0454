import type { ErrorRecord } from '../../../contract/api/envelope.ts'

/**
 * Assets in the order of their ids, each once, and the `errors` of a list
 * that name those there are not.
 */
export function byIds<Item>(
  ids: readonly string[],
  find: (id: string) => Item | undefined
): { found: Item[]; errors: { errors?: ErrorRecord[] } } {
  const unique = [...new Set(ids)]
  const missing = unique.filter(id => find(id) === undefined)
  const found = unique.flatMap(id => find(id) ?? [])
  if (missing.length === 0) return { found, errors: {} }
  const errors = missing.map(id => ({ message: 'Media unavailable', data: id }))
  return { found, errors: { errors } }
}
