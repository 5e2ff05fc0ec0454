import type { ErrorRecord } from '../../../contract/api/records/envelope.ts'

/**
 * Assets in the order of their distinct ids, and the `errors` for unknown ones.
 */
export function findByIds<Item>(
  ids: readonly string[],
  find: (id: string) => Item | undefined
): { found: Item[]; errors: { errors?: ErrorRecord[] } } {
  const missing: string[] = []
  const found = [...new Set(ids)].flatMap(id => {
    const item = find(id)
    if (item === undefined) missing.push(id)
    return item ?? []
  })
  if (missing.length === 0) return { found, errors: {} }
  const errors = missing.map(id => ({ message: 'Media unavailable', data: id }))
  return { found, errors: { errors } }
}
