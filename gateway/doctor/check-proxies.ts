import type { GatewayConfig } from '../core/config.ts'
import type { Arrival } from './arrival.ts'
import { fine, unknown, wrong, type Finding } from './finding.ts'

const subject = 'Proxies'

/**
 * What the doctor writes as `X-Forwarded-For`; an address for documentation.
 * https://www.rfc-editor.org/rfc/rfc5737
 */
export const forgedClient = '192.0.2.44'

/** Whether the gateway knows clients behind its proxies from each other. */
export function checkProxies(
  { base }: GatewayConfig,
  { remote, isListed, forwarded, client }: Arrival
): Finding {
  const isUnchanged = forwarded === forgedClient
  // A gateway has no TLS: whatever is in front of an https base is a proxy.
  if (isUnchanged && base.startsWith('http:')) {
    return fine(subject, 'There is none, as for development.')
  }
  if (!isListed) {
    return wrong(
      subject,
      `Requests arrive from ${remote}, which is not listed: all people share one limit.`,
      'If that is your proxy, add it to CLEARED_GATEWAY_PROXIES.'
    )
  }
  if (isUnchanged || forwarded === '') {
    return wrong(
      subject,
      isUnchanged
        ? `The proxy at ${remote} passes on X-Forwarded-For as a client wrote it.`
        : `The proxy at ${remote} does not say who its client is.`,
      'Let it set X-Forwarded-For to the address of its client.'
    )
  }
  if (client === forgedClient || client === remote) {
    return unknown(
      subject,
      'This machine itself is in a listed network.',
      'Run this elsewhere, or list the addresses of the proxies alone.'
    )
  }
  return fine(
    subject,
    `Requests arrive from ${remote}, which is listed; this machine is ${client}.`
  )
}
