import type { ApprovalRequest } from '../../../contract/records.ts'
import type { AssetRights } from '../rights/asset-rights.ts'
import { canSwap, showsComp } from '../rights/asset-rights.ts'

/** A request, and the current state of its assets. */
export interface RequestState {
  request: ApprovalRequest
  /** `open` until someone answers, or nothing is left to license. */
  state: 'open' | 'licensed' | 'declined' | 'withdrawn'
  /** Who answered or licensed the last asset; empty if nobody yet. */
  who: string
  /** ISO time of that. */
  at: string
  reason: string
  /** Keys of assets that show comps and can be licensed. */
  left: readonly string[]
  /** How many show comps but are no longer in the library. */
  removed: number
  /** How many are licensed. */
  licensed: number
  /** How many are no longer in the file, or were put aside. */
  absent: number
}

/** The file's assets by key; null before the check. */
export type RightsById = ReadonlyMap<string, AssetRights> | null

export function requestState(
  request: ApprovalRequest,
  rights: RightsById
): RequestState {
  const { answer, assetIds } = request
  const comps = assetIds.filter(key => {
    const own = rights?.get(key)
    return rights === null || (own !== undefined && showsComp(own))
  })
  const left = comps.filter(key => {
    const own = rights?.get(key)
    return own === undefined || canSwap(own)
  })
  const done = assetIds.flatMap(key => {
    const own = rights?.get(key)
    return own && isLicensed(own) ? own : []
  })
  const counts = {
    left,
    removed: comps.length - left.length,
    licensed: done.length,
    absent: assetIds.length - comps.length - done.length
  }
  if (answer) {
    const { state, who, at, reason = '' } = answer
    return { request, state, who, at, reason, ...counts }
  }
  const open = { request, who: '', at: '', reason: '', ...counts }
  if (comps.length > 0 || done.length === 0) return { ...open, state: 'open' }
  return { ...open, state: 'licensed', ...lastEntry(done) }
}

/** Open requests first, then newest first. */
export function sortRequests(states: readonly RequestState[]): RequestState[] {
  const sorted = [...states]
  sorted.sort((a, b) => Date.parse(b.request.at) - Date.parse(a.request.at))
  return [
    ...sorted.filter(({ state }) => state === 'open'),
    ...sorted.filter(({ state }) => state !== 'open')
  ]
}

/** Keys of assets of open requests that need a license, without duplicates. */
export function assetsLeft(states: readonly RequestState[]): string[] {
  const open = states.filter(({ state }) => state === 'open')
  return [...new Set(open.flatMap(({ left }) => left))]
}

function isLicensed({ state }: AssetRights): boolean {
  return state === 'licensed' || state === 'claimed' || state === 'unknown'
}

/** From the file's own entries. */
function lastEntry(done: readonly AssetRights[]): { who: string; at: string } {
  const entries = done.flatMap(({ holding }) =>
    holding.kind !== 'none' && holding.entry ? holding.entry : []
  )
  entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const { licensee = '', at = '' } = entries[0] ?? {}
  return { who: licensee, at }
}
