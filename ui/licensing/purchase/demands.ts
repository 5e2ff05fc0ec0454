import { atom } from 'nanostores'
import { takesDetails } from '../../../contract/api/media-type.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { Demand } from '../plan/findings.ts'

/**
 * By subscription id, learned from refusals while the panel is open; an empty id
 * stands for downloads of licensed files.
 */
export const $demands = atom<ReadonlyMap<string, readonly Demand[]>>(new Map())

const patterns = [
  ['verification-code', /verification[ _-]?code/i],
  ['price', /\bprice\b/i]
] as const

/** What the service's message demands; undefined for other refusals. */
export function demandIn(reason: string | null): Demand | undefined {
  return patterns.find(([, pattern]) => pattern.test(reason ?? ''))?.[0]
}

export function rememberDemand(subscriptionId: string, demand: Demand): void {
  const known = $demands.get()
  const all = [...(known.get(subscriptionId) ?? []), demand]
  $demands.set(new Map(known).set(subscriptionId, all))
}

/** What the service demands for downloads of licensed files, by a failure. */
export function rememberFileDemand(
  { mediaType }: Pick<AssetRef, 'mediaType'>,
  { data }: ErrorData
): Demand | undefined {
  if (!takesDetails(mediaType)) return undefined
  const explanation = data?.['explanation']
  const demand = demandIn(typeof explanation === 'string' ? explanation : null)
  if (demand) rememberDemand('', demand)
  return demand
}

export function isDemanded(subscriptionId: string, demand: Demand): boolean {
  return $demands.get().get(subscriptionId)?.includes(demand) ?? false
}
