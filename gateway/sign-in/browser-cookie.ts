import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Core } from '../core/core.ts'
import { digest, isSameText } from '../sealing/digest.ts'
import { signInLifetime, type SignIn } from './sign-in.ts'

/**
 * The secret in this browser's cookie, which identifies it; created if missing.
 * An existing one is reused, so that two sign-ins in one browser do not break
 * each other. The `__Host-` prefix prevents other hosts from setting it.
 */
export function browserSecret(core: Core, context: Context): string {
  const known = knownSecret(core, context)
  const secret =
    known ?? Buffer.from(core.randomBytes(32)).toString('base64url')
  setCookie(context, cookieName(core), secret, {
    path: '/',
    httpOnly: true,
    // Lax: the service redirects the browser from another site.
    sameSite: 'Lax',
    secure: core.config.base.startsWith('https:'),
    maxAge: signInLifetime / 1000
  })
  return secret
}

/** The secret in this browser's cookie, if any. */
export function knownSecret(core: Core, context: Context): string | null {
  const value = getCookie(context, cookieName(core)) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/** Whether the sign-in was confirmed in this browser. */
export function isSameBrowser(
  core: Core,
  context: Context,
  signIn: SignIn
): boolean {
  const secret = knownSecret(core, context)
  if (secret === null || signIn.browser === null) return false
  return isSameText(digest(secret), signIn.browser)
}

/** The prefix requires https, which a local gateway does not have. */
function cookieName({ config }: Core): string {
  const prefix = config.base.startsWith('https:') ? '__Host-' : ''
  return `${prefix}cleared-browser`
}
