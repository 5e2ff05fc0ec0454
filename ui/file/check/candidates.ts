import { atom } from 'nanostores'
import type { FoundUse } from '../../../contract/finding.ts'
import type { Asset, Picture } from '../../api/asset.ts'
import { withDeadline } from '../../api/deadline.ts'
import { fetchPreview } from '../../api/media.ts'
import { assetIdIn } from './asset-id-in.ts'
import type { AdoptCandidate } from './group-uses.ts'
import { findSeen, keepSeen } from '../../placing/seen-previews.ts'
import { groupBy } from '../../platform/group-by.ts'
import { detailsOf, fetchDetails } from '../../library/asset-details.ts'

/** A picture in the file that may be a comp which was placed by other means. */
export interface Candidate {
  imageHash: string
  asset: Asset
  uses: readonly FoundUse[]
  match: Match
  /** Nothing says which of several assets these layers show. */
  isOneOf: boolean
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

/** By image and asset. */
const matches = new Map<string, Match>()
/** Keys of rows on view. */
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
  $candidates.set(found.flatMap(toCandidates))
  await compareLookedAt()
}

/** What is looked at is compared, which takes its asset's pictures. */
export function lookAtCandidate(row: string, isLookedAt: boolean): void {
  if (!isLookedAt) lookedAt.delete(row)
  else lookedAt.add(row)
  void compareLookedAt()
}

/** One after another, whatever becomes of a check that runs meanwhile. */
async function compareLookedAt(): Promise<void> {
  if (isComparing) return
  isComparing = true
  for (let next = nextToCompare(); next; next = nextToCompare()) {
    const match = await compare(next)
    if (match) setMatch(keyOf(next), match)
  }
  isComparing = false
}

function nextToCompare(): Candidate | undefined {
  return $candidates
    .get()
    .find(one => one.match.kind === 'comparing' && lookedAt.has(rowOf(one)))
}

/** To compare again. */
export function forgetMatches(): void {
  matches.clear()
}

/** An image that is compared with an asset: two may have the same file. */
export function keyOf({
  imageHash,
  asset
}: Pick<Candidate, 'imageHash' | 'asset'>): string {
  return `${imageHash} ${asset.id}`
}

/** An asset may have two: of layers that its number names, and of others. */
export function rowOf(candidate: Candidate): string {
  return `${keyOf(candidate)} ${candidate.isOneOf}`
}

/** A layer whose name has the number of an asset shows that one. */
function toCandidates({
  imageHash,
  assetIds,
  uses
}: AdoptCandidate): Candidate[] {
  const assets = assetIds.flatMap(id => detailsOf(id) ?? [])
  const named = groupBy(uses, ({ name }) => {
    const id = assetIdIn(name)
    return assets.some(one => one.id === id) ? id : null
  })
  const nameless = named.get(null) ?? []
  const isOneOf = assets.length > 1
  return assets.flatMap(asset => {
    const own = named.get(asset.id) ?? []
    const what = { imageHash, asset, match: matchOf(imageHash, asset) }
    if (!isOneOf) return [{ ...what, uses, isOneOf }]
    return [
      { ...what, uses: own, isOneOf: false },
      { ...what, uses: nameless, isOneOf }
    ].filter(one => one.uses.length > 0)
  })
}

function matchOf(imageHash: string, asset: Asset): Match {
  const seen = findSeen(imageHash).find(({ assetId }) => assetId === asset.id)
  if (seen) return { kind: 'same', record: seen.record }
  return matches.get(keyOf({ imageHash, asset })) ?? { kind: 'comparing' }
}

function setMatch(key: string, match: Match): void {
  matches.set(key, match)
  $candidates.set(
    $candidates.get().map(one => (keyOf(one) === key ? { ...one, match } : one))
  )
}

/** Null when nobody looks any more. */
async function compare(candidate: Candidate): Promise<Match | null> {
  const { imageHash, asset } = candidate
  const { id: assetId, previews, thumbnails } = asset
  return withDeadline(patience, undefined, async signal => {
    let isWhole = true
    for (const record of [...previews, ...thumbnails]) {
      if (!lookedAt.has(rowOf(candidate))) return null
      const bytes = await fetchPreview(record.url, signal).catch(() => null)
      if (!bytes) isWhole = false
      else if (keepSeen({ assetId, record }, bytes) === imageHash) {
        return { kind: 'same', record }
      }
    }
    return { kind: isWhole ? 'other' : 'unknown' }
  })
}
