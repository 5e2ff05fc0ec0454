import { type Faults, isOn, networkFaults } from '../network/faults.ts'
import type { PluginManifest } from '../shared/host.ts'
import { domainsOf, frameCsp } from '../network/network-access.ts'

/**
 * The content policy of a frame made now: the manifest's, without the hosts
 * that are refused on purpose and, offline, without any.
 */
export function framePolicy(manifest: PluginManifest, faults: Faults): string {
  const kept = domainsOf(manifest).filter(
    entry => !isOn(faults, 'offline') && !isRefused(entry, faults)
  )
  return frameCsp(kept)
}

function isRefused(entry: string, faults: Faults): boolean {
  const full = entry.includes('://') ? entry : `https://${entry}`
  const url = full.replace('*.', 'any.').replace(':*', '')
  return networkFaults(faults, url).some(fault => fault.kind === 'refused')
}
