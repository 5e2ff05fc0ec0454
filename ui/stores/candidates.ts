import { atom } from 'nanostores'
import type { FoundUse } from '../../contract/finding.ts'
import type { Asset, Picture } from '../api/asset.ts'
import { fetchPreview } from '../api/media.ts'
import type { AdoptCandidate } from '../comps/group-uses.ts'
import { findSeen, keepSeen } from '../comps/seen-previews.ts'
import { detailsOf, fetchDetails } from './file-details.ts'

/** A picture in the file that may be a comp which was placed by other means. */
export interface Candidate {
  imageHash: string
  asset: Asset
  uses: readonly FoundUse[]
  match: Match
}

export type Match =
  | { kind: 'comparing' }
  /** This picture of the asset, byte for byte. */
  | { kind: 'same'; record: Picture }
  /** None of its pictures: edited, another asset, or a licensed file. */
  | { kind: 'other' }

export const $candidates = atom<readonly Candidate[]>([])

/** How many layers more show what may be comps: too many to be offered. */
export const $leftOutUses = atom(0)

const matches = new Map<string, Match>()
let comparing = new AbortController()

/**
 * Offers those whose names carry ids that the library knows. They are compared
 * until others are offered, whatever becomes of a check that runs meanwhile.
 */
export async function showCandidates(
  found: readonly AdoptCandidate[],
  leftOut: number,
  signal: AbortSignal
): Promise<void> {
  const ids = found.flatMap(({ assetIds }) => assetIds)
  await fetchDetails(ids, signal)
  if (signal.aborted) return
  comparing.abort()
  comparing = new AbortController()
  $leftOutUses.set(leftOut)
  $candidates.set(found.flatMap(toCandidate))
  await compareAll(comparing.signal)
}

async function compareAll(signal: AbortSignal): Promise<void> {
  for (const { imageHash, asset, match } of $candidates.get()) {
    if (match.kind !== 'comparing') continue
    const next = await compare(imageHash, asset, signal)
    if (signal.aborted) return
    setMatch(imageHash, next)
  }
}

/** To compare again. */
export function forgetMatches(): void {
  matches.clear()
}

function toCandidate({
  imageHash,
  assetIds,
  uses
}: AdoptCandidate): Candidate[] {
  const asset = assetIds.flatMap(id => detailsOf(id) ?? [])[0]
  return asset
    ? [{ imageHash, asset, uses, match: matchOf(imageHash, asset) }]
    : []
}

function matchOf(imageHash: string, { id }: Asset): Match {
  const seen = findSeen(imageHash)
  if (seen?.assetId === id) return { kind: 'same', record: seen.record }
  return matches.get(imageHash) ?? { kind: 'comparing' }
}

function setMatch(imageHash: string, match: Match): void {
  matches.set(imageHash, match)
  $candidates.set(
    $candidates
      .get()
      .map(one => (one.imageHash === imageHash ? { ...one, match } : one))
  )
}

async function compare(
  imageHash: string,
  { id: assetId, previews, thumbnails }: Asset,
  signal: AbortSignal
): Promise<Match> {
  for (const record of [...previews, ...thumbnails]) {
    try {
      const bytes = await fetchPreview(record.url, signal)
      if (keepSeen({ assetId, record }, bytes) === imageHash) {
        return { kind: 'same', record }
      }
    } catch {
      if (signal.aborted) break
      // one that cannot be had is no match; the person may still adopt it
    }
  }
  return { kind: 'other' }
}
