import type { Demand } from '../plan/findings.ts'

/**
 * By subscription id, as refusals said while the panel is open; empty id for
 * downloads of files that are licensed.
 */
const known = new Map<string, readonly Demand[]>()

const patterns = [
  ['verification-code', /verification[ _-]?code/i],
  ['price', /\bprice\b/i]
] as const

/** What the service's message demands; undefined for other refusals. */
export function demandIn(reason: string | null): Demand | undefined {
  return patterns.find(([, pattern]) => pattern.test(reason ?? ''))?.[0]
}

export function rememberDemand(subscriptionId: string, demand: Demand): void {
  known.set(subscriptionId, [...(known.get(subscriptionId) ?? []), demand])
}

export function isDemanded(subscriptionId: string, demand: Demand): boolean {
  return known.get(subscriptionId)?.includes(demand) ?? false
}
