import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { isLoopback, isPublicAddress } from '../core/public-address.ts'

/**
 * Resolves a host once and returns the address to connect to, so that the
 * checked address is the one that is used. Refuses names with private
 * addresses; only a loopback host may resolve to loopback addresses.
 */
export async function resolveHost(
  core: Pick<Core, 'lookup'>,
  hostname: string
): Promise<LookupAddress> {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  const found =
    family === 0 ? await find(core, bare) : [{ address: bare, family }]
  const isLocal = isLoopback(hostname)
  const isAllowed = found.every(({ address }) =>
    isLocal ? isLoopback(address) : isPublicAddress(address)
  )
  // IPv4 first: a local server may listen only there.
  const [first] = found.toSorted((a, b) => a.family - b.family)
  if (first && isAllowed) return first
  throw new ClearedError(
    'address-refused',
    'The media host has a private address.'
  )
}

async function find(
  core: Pick<Core, 'lookup'>,
  host: string
): Promise<LookupAddress[]> {
  try {
    return await (core.lookup ?? lookUp)(host)
  } catch {
    throw new ClearedError('service-failed', 'The media host has no address.', {
      cause: 'unknown-name'
    })
  }
}

function lookUp(host: string): Promise<LookupAddress[]> {
  return lookup(host, { all: true })
}
