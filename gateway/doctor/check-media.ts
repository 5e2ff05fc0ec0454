import { ClearedError } from '../../contract/errors.ts'
import type { GatewayConfig } from '../core/config.ts'
import type { Core } from '../core/core.ts'
import { resolveHost } from '../media/resolve-host.ts'
import { fine, wrong, type Finding } from './finding.ts'

const subject = 'Media'

/** Whether the media hosts have public addresses, as the relay demands. */
export async function checkMedia(
  { media }: GatewayConfig,
  lookup: Core['lookup']
): Promise<Finding[]> {
  const faults = await Promise.all(
    media.map(origin => checkHost(new URL(origin).hostname, lookup))
  )
  const found = faults.filter(fault => fault !== null)
  if (found.length > 0) return found
  return [fine(subject, 'All hosts resolve to addresses that may be used.')]
}

async function checkHost(
  hostname: string,
  lookup: Core['lookup']
): Promise<Finding | null> {
  try {
    await resolveHost(lookup ? { lookup } : {}, hostname)
    return null
  } catch (error) {
    if (!(error instanceof ClearedError)) throw error
    return error.code === 'address-refused'
      ? wrong(
          subject,
          `${hostname} resolves to a private address, which is never fetched.`,
          'Correct CLEARED_GATEWAY_MEDIA, or the name server that this machine uses.'
        )
      : wrong(
          subject,
          `${hostname} has no address.`,
          'Correct CLEARED_GATEWAY_MEDIA, and check that this machine can resolve names.'
        )
  }
}
