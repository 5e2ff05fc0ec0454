import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { isLoopback, isPublicAddress } from '../core/public-address.ts'

/**
 * The address to connect to, looked up once and pinned: what was checked is
 * what is connected to. A name that leads into a network is refused, but for
 * a loopback host that is itself listed.
 */
export async function resolveHost(
  core: Core,
  hostname: string
): Promise<LookupAddress> {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  const found =
    family === 0 ? await find(core, bare) : [{ address: bare, family }]
  const mayBeLocal = isLoopback(hostname)
  const isFine = found.every(({ address }) =>
    mayBeLocal ? isLoopback(address) : isPublicAddress(address)
  )
  // IPv4 first: a local server may listen there only.
  const [first] = found.toSorted((a, b) => a.family - b.family)
  if (first && isFine) return first
  throw new ClearedError(
    'address-refused',
    'The media host leads into a private network.'
  )
}

async function find(core: Core, host: string): Promise<LookupAddress[]> {
  try {
    return await (core.lookup ?? lookUp)(host)
  } catch {
    throw new ClearedError('service-failed', 'The media host has no address.')
  }
}

function lookUp(host: string): Promise<LookupAddress[]> {
  return lookup(host, { all: true })
}
