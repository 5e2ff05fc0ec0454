import { atom } from 'nanostores'
import type { FoundUse } from '../../contract/finding.ts'
import type { Asset, Picture } from '../api/asset.ts'
import { withDeadline } from '../api/deadline.ts'
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
  /** Not all of its pictures came. */
  | { kind: 'unknown' }

export const $candidates = atom<readonly Candidate[]>([])

/** How many layers more show what may be comps: too many to be offered. */
export const $leftOutUses = atom(0)

const matches = new Map<string, Match>()
/** Hashes of those on view. */
const lookedAt = new Set<string>()
let isComparing = false

/** Milliseconds for all pictures of an asset. */
const patience = 20_000

/** Offers those whose names carry ids that the library knows. */
export async function showCandidates(
  found: readonly AdoptCandidate[],
  leftOut: number,
  signal: AbortSignal
): Promise<void> {
  const ids = found.flatMap(({ assetIds }) => assetIds)
  await fetchDetails(ids, signal)
  if (signal.aborted) return
  $leftOutUses.set(leftOut)
  $candidates.set(found.flatMap(toCandidate))
  await compareLookedAt()
}

/** What is looked at is compared, which takes its asset's pictures. */
export function lookAtCandidate(imageHash: string, isLookedAt: boolean): void {
  if (!isLookedAt) lookedAt.delete(imageHash)
  else lookedAt.add(imageHash)
  void compareLookedAt()
}

/** One after another, whatever becomes of a check that runs meanwhile. */
async function compareLookedAt(): Promise<void> {
  if (isComparing) return
  isComparing = true
  for (let next = nextToCompare(); next; next = nextToCompare()) {
    const match = await compare(next)
    if (match) setMatch(next.imageHash, match)
  }
  isComparing = false
}

function nextToCompare(): Candidate | undefined {
  return $candidates
    .get()
    .find(
      ({ imageHash, match }) =>
        match.kind === 'comparing' && lookedAt.has(imageHash)
    )
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

/** Null when nobody looks any more. */
async function compare({ imageHash, asset }: Candidate): Promise<Match | null> {
  const { id: assetId, previews, thumbnails } = asset
  return withDeadline(patience, undefined, async signal => {
    let isWhole = true
    for (const record of [...previews, ...thumbnails]) {
      if (!lookedAt.has(imageHash)) return null
      const bytes = await fetchPreview(record.url, signal).catch(() => null)
      if (!bytes) isWhole = false
      else if (keepSeen({ assetId, record }, bytes) === imageHash) {
        return { kind: 'same', record }
      }
    }
    return { kind: isWhole ? 'other' : 'unknown' }
  })
}
