import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Core } from '../core/core.ts'
import { digest, isSameText } from '../sealing/digest.ts'
import { attemptLength, type Attempt } from './sign-in.ts'

/**
 * The secret that tells this browser from others; made when it has none. A
 * cookie that our own `__Host-` name vouches for is kept, so that two
 * sign-ins in one browser do not break each other.
 */
export function browserSecret(core: Core, context: Context): string {
  const known = knownSecret(core, context)
  const secret =
    known ?? Buffer.from(core.randomBytes(32)).toString('base64url')
  setCookie(context, cookieName(core), secret, {
    path: '/',
    httpOnly: true,
    // Lax: the service sends the browser back from another site.
    sameSite: 'Lax',
    secure: core.config.base.startsWith('https:'),
    maxAge: attemptLength / 1000
  })
  return secret
}

/** The secret this browser brought, if any. */
export function knownSecret(core: Core, context: Context): string | null {
  const value = getCookie(context, cookieName(core)) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/** Whether the attempt was confirmed in this browser. */
export function isSameBrowser(
  core: Core,
  context: Context,
  attempt: Attempt
): boolean {
  const secret = knownSecret(core, context)
  if (secret === null || attempt.browser === null) return false
  return isSameText(digest(secret), attempt.browser)
}

/** The prefix needs https, which a local gateway does not have. */
function cookieName({ config }: Core): string {
  const prefix = config.base.startsWith('https:') ? '__Host-' : ''
  return `${prefix}cleared-browser`
}
