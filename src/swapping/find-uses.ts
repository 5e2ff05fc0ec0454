import type { ImageIndexEntry, Provenance } from '../../contract/document.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { FoundUse } from '../../contract/finding.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import type { UnreadPage } from '../../contract/swapping.ts'
import { assetKey, isSameAsset } from '../../contract/asset-key.ts'
import { placeOf } from '../document/place-of.ts'
import { findProvenance } from '../document/provenance.ts'
import { isTrack } from '../finding/card-layers.ts'
import { createUseDescriber } from '../finding/describe-uses.ts'
import { createKnownImages } from '../finding/known-images.ts'
import type { Holder } from '../finding/known-images.ts'
import { localStyles } from '../finding/local-styles.ts'
import type { ShownPicture } from '../finding/pictures-of.ts'
import { refreshIndex } from '../finding/refresh-index.ts'
import type { Scope } from '../finding/refresh-index.ts'
import { resolveUnclear } from '../finding/resolve-unclear.ts'
import type { UnclearUse } from '../finding/resolve-unclear.ts'
import { visitHolders } from '../finding/visit-holders.ts'
import { createSlices } from '../platform/slices.ts'
import type { Slices } from '../platform/slices.ts'

/** One place in the file that shows an image of ours. */
export interface Use {
  /** The layer or paint style that shows it. */
  holder: Holder
  /**
   * What has the paint: the paint style, if it is in this file, or the layer.
   */
  owner: Holder
  entry: ImageIndexEntry
  found: FoundUse
  /** The use that it follows: of the style, or in the main component. */
  main: Use | null
  refusal: ErrorCode | null
}

/** Finds all uses of images in this state. */
export async function findUses(
  state: ImageIndexEntry['state'],
  scope: Scope,
  context: CallContext
): Promise<{ uses: Use[]; unreadPages: UnreadPage[]; slices: Slices }> {
  const pages = await refreshIndex(scope, context)
  const entries = createKnownImages()
  const describe = createUseDescriber()
  const uses: Use[] = []
  const unclear: (UnclearUse & Pick<Use, 'owner'>)[] = []
  await visitHolders(context, [entries.learn, add])
  const unreadPages = pages
    .filter(({ checkedAt, page }) => !checkedAt && !page.removed)
    .map(({ page: { id, name } }) => ({ pageId: id, name }))
  const slices = createSlices(context)
  await resolveUnclear(unclear, slices)
  const unclearKeys = new Set<string>()
  for (const { holder, owner, found, image } of unclear) {
    if (slices.isOver()) await slices.next()
    if (image.kind === 'unclear') unclearKeys.add(owner.id + found.imageHash)
    else if (image.entry.state === state) {
      uses.push(toUse(holder, owner, found, image.entry))
    }
  }
  await findMains(
    uses,
    { isPartial: unreadPages.length > 0, unclearKeys },
    slices
  )
  context.throwIfCancelled()
  return { uses, unreadPages, slices }

  function add(holder: Holder, shown: ShownPicture[]): void {
    shown.forEach(picture => {
      const image = entries.assetOf(holder, picture)
      if (!image) return
      const owner = localStyles().get(picture.styleId) || holder
      if (image.kind === 'unclear') {
        const found = describe(holder, picture)
        if (found) unclear.push({ holder, owner, found, image })
        return
      }
      const known = image.entry
      const outdated =
        known.state !== state &&
        owner !== holder &&
        outdatedRecord(holder, known)
      const entry = known.state === state ? known : outdated
      const { imageHash } = outdated || picture
      const found =
        entry &&
        describe(
          holder,
          Object.assign({}, picture, { imageHash }),
          isTrack(image)
        )
      if (entry && found) uses.push(toUse(holder, owner, found, entry))
    })
  }
}

function toUse(
  holder: Holder,
  owner: Holder,
  found: FoundUse,
  entry: ImageIndexEntry
): Use {
  const { refusal } = found
  return { holder, owner, entry, found, main: null, refusal }
}

/**
 * The record of a layer that still describes the previous picture of its style:
 * an earlier swap changed the style, but was aborted before the layer or could
 * not read its page.
 */
function outdatedRecord(
  layer: Holder,
  shown: ImageIndexEntry
): Provenance | null {
  const own = findProvenance(layer)
  const isSame = own && isSameAsset(own, shown)
  return isSame && own.state !== shown.state ? own : null
}

/** The use at the end of the chain: a change there changes this one, too. */
export function rootUse(use: Use): Use {
  return use.main ? rootUse(use.main) : use
}

interface UnclearUses {
  /** Some pages could not be read. */
  isPartial: boolean
  /** Owners of images with unclear assets, by id and image hash. */
  unclearKeys: ReadonlySet<string>
}

/** Sets `main` of each use; both must be of the same asset. */
async function findMains(
  uses: Use[],
  { isPartial, unclearKeys }: UnclearUses,
  slices: Slices
): Promise<void> {
  const holders = new Map<string, Use>()
  const keyOf = (id: string, { entry, found }: Use) =>
    id + found.imageHash + assetKey(entry)
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    if (use.holder === use.owner) holders.set(keyOf(use.owner.id, use), use)
  }
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    const { holder: node, owner, found } = use
    const get = (id: string) => holders.get(keyOf(id, use)) || null
    if (node !== owner) {
      use.main = get(owner.id)
      const isUnclear = !use.main && unclearKeys.has(owner.id + found.imageHash)
      if (isUnclear) use.refusal = 'asset-unclear'
    }
    if (node !== owner || !('removed' in node) || node.removed) continue
    const place = placeOf(node)
    const top = place && place.instance
    if (!top || found.holder === 'override') continue
    for (let id = sourceId(node.id); id && !use.main; id = sourceId(id)) {
      use.main = get(id)
    }
    if (use.main || use.refusal) continue
    const main = await top.getMainComponentAsync()
    if (main && top === node) use.main = get(main.id)
    if (use.main) continue
    if (main && main.remote) use.refusal = 'from-library'
    else if (isPartial) use.refusal = 'page-unavailable'
  }
}

/**
 * Figma: `I1:2;3:4;5:6` is the layer `5:6` of the main component of `3:4`,
 * which lies in the main component of `1:2`.
 */
function sourceId(id: string): string {
  const [, ...rest] = id.split(';')
  return rest.length > 1 ? `I${rest.join(';')}` : rest[0] || ''
}
