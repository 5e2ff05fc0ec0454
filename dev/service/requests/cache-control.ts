import type { Endpoint } from '../../../contract/api/endpoint.ts'

/** Changes within minutes, or checks credentials. */
const minutely = /\/(updated|test|validate)$/
/** Changes at most once a day. */
const daily = /\/(search|queries|categories|featured|genres|instruments|moods)$/

/**
 * How long a reply may be cached. As recorded: an hour for searches, a minute
 * for details, and never for personal data.
 */
export function cacheControl({ access, method, path }: Endpoint): string {
  if (access === 'open') return 'no-store'
  const isForAll = access === 'application' && method === 'GET'
  if (!isForAll || minutely.test(path)) return 'no-cache'
  return `private, max-age=${daily.test(path) ? 3600 : 60}`
}
