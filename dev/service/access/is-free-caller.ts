import type { Core } from '../core.ts'
import type { Caller } from '../http/authenticate.ts'

/**
 * Whether the application, or all that the person is subscribed to, is free.
 * A free subscription is one with the license `free`.
 */
export function isFreeCaller(
  core: Core,
  { application, person }: Caller
): boolean {
  if (application?.isFree) return true
  if (!person) return false
  const [found] = core.accounts.all<{ is_free: number | null }>(
    `SELECT min(license = 'free') AS is_free FROM subscriptions
     WHERE person = ? AND expires_at > ?`,
    person.id,
    core.now()
  )
  return found?.is_free === 1
}
