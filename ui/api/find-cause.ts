import { platform } from '../platform/platform.ts'

/** Why there was no reply, as far as a page can know. */
export type Cause = 'unknown' | 'refused' | 'blocked'

/**
 * `refused` when the page's policy does not list the address, `blocked` when
 * there is somebody who answers, but not to us.
 */
export async function findCause(
  url: string,
  signal: AbortSignal
): Promise<Cause> {
  const { origin } = new URL(url)
  let isRefused = false
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) isRefused = true
  }
  document.addEventListener('securitypolicyviolation', hear)
  try {
    // Such a reply cannot be read, but says that there is one.
    await platform().fetch(origin, { mode: 'no-cors', signal })
    return 'blocked'
  } catch {
    await platform().wait(50, signal) // a refusal is told a little later
    return isRefused ? 'refused' : 'unknown'
  } finally {
    document.removeEventListener('securitypolicyviolation', hear)
  }
}
