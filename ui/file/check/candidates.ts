import { atom } from 'nanostores'
import {
  assetKey,
  isSameAsset,
  toAssetRef
} from '../../../contract/asset-key.ts'
import { assetInName } from '../../../contract/asset-in-name.ts'
import type { FoundUse } from '../../../contract/finding.ts'
import type { Asset, Picture } from '../../api/asset.ts'
import { withDeadline } from '../../api/deadline.ts'
import { fetchPreview } from '../../api/media.ts'
import type { AdoptCandidate } from './group-uses.ts'
import { findSeen, keepSeen } from '../../placing/seen-previews.ts'
import { groupBy } from '../../platform/group-by.ts'
import { detailsOf, fetchDetails } from '../../library/asset-details.ts'

/** What may be a comp placed by other means. */
export interface Candidate {
  imageHash: string
  asset: Asset
  uses: readonly FoundUse[]
  match: Match
  /** It is unknown which of several assets these layers show. */
  isOneOf: boolean
}

export type Match =
  | { kind: 'comparing' }
  /** Identical to this picture of the asset; a card of a preview has none. */
  | { kind: 'same'; record: Picture | null }
  /**
   * Matches none of its pictures: edited, another asset, or a licensed file.
   */
  | { kind: 'other' }
  /** Some of its pictures could not be loaded. */
  | { kind: 'unknown' }
  /** Figma: nobody can read the file of a video. */
  | { kind: 'unreadable' }

export const $candidates = atom<readonly Candidate[]>([])

/** How many other uses may be comps, beyond the limit. */
export const $leftOutUses = atom(0)

/** By image and asset. */
const matches = new Map<string, Match>()
/** Keys of visible rows. */
const visibleRows = new Set<string>()
let isComparing = false

/** Milliseconds for all pictures of an asset. */
const patience = 20_000

/** Shows candidates whose layer names contain ids that the library knows. */
export async function showCandidates(
  found: readonly AdoptCandidate[],
  leftOut: number,
  signal: AbortSignal
): Promise<void> {
  await fetchDetails(found.flatMap(keysOf), signal)
  if (signal.aborted) return
  $leftOutUses.set(leftOut)
  $candidates.set(found.flatMap(toCandidates))
  await compareVisible()
}

/** Compares visible candidates, which requires their asset's pictures. */
export function setCandidateVisible(row: string, isVisible: boolean): void {
  if (!isVisible) visibleRows.delete(row)
  else visibleRows.add(row)
  void compareVisible()
}

/** One after another, even if a check runs in the meantime. */
async function compareVisible(): Promise<void> {
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
    .find(one => one.match.kind === 'comparing' && visibleRows.has(rowOf(one)))
}

/** Compares again. */
export function forgetMatches(): void {
  matches.clear()
}

/**
 * Key of an image and the asset it is compared with: two assets may have the
 * same file.
 */
export function keyOf({
  imageHash,
  asset
}: Pick<Candidate, 'imageHash' | 'asset'>): string {
  return `${imageHash} ${assetKey(asset)}`
}

/** An asset may have two rows: for layers named after it, and for others. */
export function rowOf(candidate: Candidate): string {
  return `${keyOf(candidate)} ${candidate.isOneOf}`
}

function keysOf({ assets }: AdoptCandidate): string[] {
  return assets.map(assetKey)
}

/** A layer whose name contains an asset id shows that asset. */
function toCandidates(found: AdoptCandidate): Candidate[] {
  const { imageHash, uses } = found
  const assets = keysOf(found).flatMap(key => detailsOf(key) ?? [])
  const named = groupBy(uses, ({ name }) => {
    const id = assetInName(name)
    return assets.find(one => one.assetId === id) ?? null
  })
  const nameless = named.get(null) ?? []
  const isOneOf = assets.length > 1
  return assets.flatMap(asset => {
    const own = named.get(asset) ?? []
    const what = { imageHash, asset, match: matchOf(found, asset) }
    if (!isOneOf) return [{ ...what, uses, isOneOf }]
    return [
      { ...what, uses: own, isOneOf: false },
      { ...what, uses: nameless, isOneOf }
    ].filter(one => one.uses.length > 0)
  })
}

function matchOf({ imageHash, uses }: AdoptCandidate, asset: Asset): Match {
  const seen = findSeen(imageHash).find(one => isSameAsset(one, asset))
  if (seen) return { kind: 'same', record: seen.record }
  if (asset.mediaType === 'audio') {
    const isPreview = uses[0]?.track?.rendition.startsWith('preview_')
    return isPreview ? { kind: 'same', record: null } : { kind: 'other' }
  }
  if (asset.mediaType === 'video') return { kind: 'unreadable' }
  return matches.get(keyOf({ imageHash, asset })) ?? { kind: 'comparing' }
}

function setMatch(key: string, match: Match): void {
  matches.set(key, match)
  $candidates.set(
    $candidates.get().map(one => (keyOf(one) === key ? { ...one, match } : one))
  )
}

/** Null when cancelled. */
async function compare(candidate: Candidate): Promise<Match | null> {
  const { imageHash, asset } = candidate
  const { previews, thumbnails } = asset
  return withDeadline(patience, undefined, async signal => {
    let isWhole = true
    for (const record of [...previews, ...thumbnails]) {
      if (!visibleRows.has(rowOf(candidate))) return null
      const bytes = await fetchPreview(record.url, signal).catch(() => null)
      if (!bytes) isWhole = false
      else if (
        keepSeen({ ...toAssetRef(asset), record }, bytes) === imageHash
      ) {
        return { kind: 'same', record }
      }
    }
    return { kind: isWhole ? 'other' : 'unknown' }
  })
}
