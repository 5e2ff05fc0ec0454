import type { Core } from '../core.ts'
import type { Caller } from '../http/authenticate.ts'

/**
 * Whether the application has a free API subscription, or the person has no
 * subscription but such ones.
 */
export function isFreeCaller(
  core: Core,
  { application, person }: Caller
): boolean {
  if (application.isFree) return true
  if (!person) return false
  const [found] = core.accounts.all<{ is_free: number | null }>(
    `SELECT min(coalesce(json_extract(rules, '$.hasLimitedLibrary'), 0))
       AS is_free
     FROM subscriptions WHERE person = ? AND expires_at > ?`,
    person.id,
    core.now()
  )
  return found?.is_free === 1
}
