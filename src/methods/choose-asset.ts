import { ClearedError } from '../../contract/errors.ts'
import type { ChooseAsset } from '../../contract/finding.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { isSameAsset } from '../../contract/asset-key.ts'
import { changeFile, tryChange } from '../document/change-file.ts'
import { toEntry, writeIndexEntry } from '../document/image-index.ts'
import { snapshotProvenance, writeProvenance } from '../document/provenance.ts'
import { createKnownImages } from '../finding/known-images.ts'
import type { Candidate, Holder } from '../finding/known-images.ts'
import { refreshIndex } from '../finding/refresh-index.ts'
import { stillShows } from '../finding/still-shows.ts'
import { visitHolders } from '../finding/visit-holders.ts'

/**
 * Records on layers and styles which asset their image is. Fails with
 * `image-missing` when nothing in the file says that the asset has this image.
 */
export async function chooseAsset(
  { imageHash, holders: ids, assetId, mediaType }: ChooseAsset,
  context: CallContext
): Promise<{ chosen: number }> {
  await refreshIndex('stale', context)
  const known = createKnownImages()
  const holderIds = new Set(ids)
  const holders: Holder[] = []
  await visitHolders(context, [
    known.learn,
    (holder, shown) => {
      const showsFile = shown.some(one => one.imageHash === imageHash)
      if (showsFile && holderIds.has(holder.id)) holders.push(holder)
    }
  ])
  const chosen = known
    .candidatesFor(imageHash)
    .find(one => isSameAsset(one, { assetId, mediaType }))
  if (!chosen) throw new ClearedError('image-missing')
  const origin = toOrigin(chosen, imageHash)
  let count = 0
  await changeFile(context, async (restore, slices) => {
    for (const holder of holders) {
      if (slices.isOver()) await slices.next()
      const code = await tryChange(restore, async own => {
        if (!stillShows(holder, imageHash)) return 'layer-deleted'
        own.push(snapshotProvenance(holder))
        writeProvenance(holder, origin)
        return null
      })
      if (!code) count += 1
    }
    if (count > 0) writeIndexEntry(imageHash, origin.entry, restore)
  })
  return { chosen: count }
}

function toOrigin(chosen: Candidate, imageHash: string) {
  const { isAdopted, licenseId = null, license = null, replaced } = chosen
  const entry = toEntry(chosen, chosen.state)
  return Object.assign(
    { imageHash, licenseId, license },
    { entry: isAdopted ? Object.assign(entry, { isAdopted }) : entry },
    replaced && { replaced }
  )
}
