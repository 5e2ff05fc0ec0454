import type { AssetRef } from '../../../contract/document.ts'
import { assetInName } from '../../../contract/asset-in-name.ts'
import type {
  FoundComps,
  FoundImage,
  FoundUse
} from '../../../contract/finding.ts'
import { groupBy } from '../../platform/group-by.ts'
import { assetKey, toAssetRef } from '../../../contract/asset-key.ts'
import { findSeen } from '../../placing/seen-previews.ts'

/** An asset with all its uses; a comp if at least one use is a comp. */
export interface FoundAsset extends Required<FoundImage> {
  uses: FoundUse[]
  /** How many of them show the licensed file. */
  swapped: number
}

/** A layer or style whose image several assets share. */
export interface UnclearUse {
  use: FoundUse
  /** At least two. */
  candidates: FoundImage[]
}

/**
 * Not placed by us, or without its records: a known preview, an image or video
 * on layers named after ids, or a card.
 */
export interface AdoptCandidate {
  imageHash: string
  /** Possible ones; only the library knows which are real. */
  assets: AssetRef[]
  uses: FoundUse[]
}

/** Nobody goes through more at once. */
const maxCandidates = 200

export interface GroupedUses {
  assets: FoundAsset[]
  unclear: UnclearUse[]
  candidates: AdoptCandidate[]
  /** Uses that are not listed as candidates because there are too many. */
  leftOut: number
}

/** Groups uses by asset: styles first, then by page. */
export function groupUses(all: FoundComps): GroupedUses {
  const { uses, omitted, images, candidates: named, pages } = all
  const assets = new Map<string, FoundAsset>()
  const order = new Map(pages.map(({ pageId }, i) => [pageId, i]))
  const at = ({ pageId }: FoundUse) => order.get(pageId ?? '') ?? -1
  const found = uses.map(use => JSON.parse(use) as FoundUse) // see FoundComps
  found.sort((a, b) => at(a) - at(b))
  for (const use of found) {
    const image = use.image === null ? undefined : images[use.image]
    if (image) addUse(assets, image, use)
  }
  const unclear = found.flatMap((use): UnclearUse[] => {
    const candidates = use.among?.flatMap(one => named[one] ?? [])
    return candidates ? [{ use, candidates }] : []
  })
  const foreign = found.filter(({ image, among }) => image === null && !among)
  const byHash = groupBy(foreign, ({ imageHash }) => imageHash)
  const candidates = [...byHash].flatMap(toCandidate)
  const beyond = candidates.splice(maxCandidates)
  const leftOut = beyond.reduce((sum, { uses }) => sum + uses.length, omitted)
  return { assets: [...assets.values()], unclear, candidates, leftOut }
}

/** Skips uses that follow another one, where the asset is chosen. */
export function choosableUses(unclear: readonly UnclearUse[]): UnclearUse[] {
  return unclear.filter(({ use }) => !use.isFollower)
}

function addUse(
  assets: Map<string, FoundAsset>,
  { assetId, mediaType, state, isAdopted = false }: FoundImage,
  use: FoundUse
): void {
  const key = assetKey({ assetId, mediaType })
  const empty = { assetId, mediaType, state, uses: [], swapped: 0 }
  const asset = assets.get(key) ?? { ...empty, isAdopted: false }
  if (isAdopted) asset.isAdopted = true
  if (state === 'comp') asset.state = state
  else asset.swapped += 1
  asset.uses.push(use)
  assets.set(key, asset)
}

/**
 * The id may be in the name of any layer that shows the file; a card says in
 * itself which track it is.
 */
function toCandidate([imageHash, uses]: [
  string,
  FoundUse[]
]): AdoptCandidate[] {
  const track = uses.find(use => use.track)?.track
  if (track) {
    const asset = { assetId: track.assetId, mediaType: 'audio' as const }
    return [{ imageHash, assets: [asset], uses }]
  }
  const mediaType = uses.some(({ isVideo }) => isVideo) ? 'video' : 'image'
  const named = uses.flatMap(({ name }): AssetRef[] => {
    const assetId = assetInName(name)
    return assetId === null ? [] : [{ assetId, mediaType }]
  })
  const all = [...findSeen(imageHash), ...named].map(toAssetRef)
  const assets = new Map(all.map(one => [assetKey(one), one]))
  return assets.size > 0
    ? [{ imageHash, assets: [...assets.values()], uses }]
    : []
}
