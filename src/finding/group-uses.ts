import type { ImageIndexEntry } from '../../contract/document.ts'
import type {
  AdoptCandidate,
  FoundAsset,
  FoundUse
} from '../../contract/finding.ts'
import { assetIdIn } from './asset-id-in.ts'
import { createDescribe } from './describe-uses.ts'
import type { HeldBy, KnownImages, Visit } from './known-images.ts'
import type { ShownPicture } from './pictures-of.ts'

/** Uses of our pictures by asset, in the order in which they are met. */
export interface Groups {
  add: Visit
  assets(): FoundAsset[]
  candidates(): AdoptCandidate[]
}

interface ForeignImage {
  /** Asset ids in the names of its layers. */
  ids: string[]
  /** Describe its uses. */
  seen: (() => FoundUse | FoundUse[])[]
}

/** Nobody goes through more at once. */
const mostCandidates = 200

export function createGroups(known: KnownImages): Groups {
  const describe = createDescribe()
  const assets = new Map<string, FoundAsset>()
  const byEntry = new Map<ImageIndexEntry, FoundAsset>()
  const foreign = new Map<string, ForeignImage>()

  function assetOf(entry: ImageIndexEntry): FoundAsset {
    const { assetId, mediaType, state } = entry
    const key = `${mediaType}:${assetId}`
    const asset = assets.get(key) || { assetId, mediaType, state, uses: [] }
    if (state === 'comp') asset.state = state
    assets.set(key, asset)
    return asset
  }

  function addOurs(
    holder: HeldBy,
    picture: ShownPicture,
    entry: ImageIndexEntry
  ): void {
    const use = describe(holder, picture)
    if (!use) return
    const asset = byEntry.get(entry) || assetOf(entry)
    byEntry.set(entry, asset)
    asset.uses.push(use)
  }

  /** Any layer that shows the image may have the name with the id. */
  function addForeign(holder: HeldBy, picture: ShownPicture): void {
    const { imageHash } = picture
    const image = foreign.get(imageHash) || { ids: [], seen: [] }
    const id = assetIdIn(holder.name)
    if (id && image.ids.indexOf(id) < 0) image.ids.push(id)
    image.seen.push(() => describe(holder, picture) || [])
    foreign.set(imageHash, image)
  }

  return {
    add(holder, shown) {
      shown.forEach(picture => {
        const entry = known.get(picture.imageHash)
        if (entry) addOurs(holder, picture, entry)
        else addForeign(holder, picture)
      })
    },
    assets: () => Array.from(assets.values()),
    candidates() {
      const named = Array.from(foreign).filter(([, { ids }]) => ids.length > 0)
      return named.slice(0, mostCandidates).map(([imageHash, image]) => {
        const uses: FoundUse[] = []
        const { ids, seen } = image
        const all = uses.concat(...seen.map(see => see()))
        return { imageHash, assetIds: ids, uses: all }
      })
    }
  }
}
