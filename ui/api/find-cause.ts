import { platform } from '../platform/platform.ts'

/** Why there was no reply, as far as a page can find out. */
export type Cause = 'unknown' | 'refused' | 'blocked'

/**
 * `refused` when the page's policy does not list the address, `blocked` when
 * the server responds, but not to us.
 */
export async function findCause(
  url: string,
  signal: AbortSignal
): Promise<Cause> {
  const { origin } = new URL(url)
  let isRefused = false
  const handleViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) isRefused = true
  }
  document.addEventListener('securitypolicyviolation', handleViolation)
  try {
    await callServer(origin, signal)
    return 'blocked'
  } catch {
    await platform().wait(50, signal) // the violation event arrives a little later
    return isRefused ? 'refused' : 'unknown'
  } finally {
    document.removeEventListener('securitypolicyviolation', handleViolation)
  }
}

/** Whether a server responds at the address. */
export async function isReachable(
  url: string,
  signal: AbortSignal
): Promise<boolean> {
  return callServer(new URL(url).origin, signal).then(
    () => true,
    () => false
  )
}

/** The reply cannot be read, but it proves that a server responds. */
async function callServer(origin: string, signal: AbortSignal): Promise<void> {
  await platform().fetch(origin, { mode: 'no-cors', signal })
}
