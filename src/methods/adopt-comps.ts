import type { CallContext } from '../../contract/incoming-calls.ts'
import type { AdoptedComps } from '../../contract/finding.ts'
import type { Picture, Size } from '../../contract/picture.ts'
import type { CompImage } from '../../contract/placing.ts'
import { changeFile } from '../document/change-file.ts'
import {
  hasIndexEntry,
  toCompEntry,
  writeIndexEntry
} from '../document/image-index.ts'
import { keepProvenance, writeComp } from '../document/provenance.ts'
import { createKnownImages } from '../finding/known-images.ts'
import type { HeldBy } from '../finding/known-images.ts'
import { refreshIndex } from '../finding/refresh-index.ts'
import { isGone, visitHolders } from '../finding/visit-holders.ts'
import { wholeFile } from '../images/picture-file.ts'
import { pick } from '../pick.ts'

/** Takes images for comps: they get an entry, and layers that show them too. */
export async function adoptComps(
  { comps: given }: { comps: CompImage[] },
  context: CallContext
): Promise<AdoptedComps> {
  const comps = await newComps(given)
  await refreshIndex('changed', context)
  const known = createKnownImages()
  const holders = new Map<HeldBy, CompImage>()
  await visitHolders(context, [
    known.learn,
    (holder, shown) =>
      shown.forEach(({ imageHash }) => {
        if (known.get(imageHash)) comps.delete(imageHash)
        const comp = comps.get(imageHash)
        if (comp) holders.set(holder, comp)
      })
  ])
  await changeFile(context, async (restore, slices) => {
    comps.forEach(({ picture, imageHash }) =>
      writeIndexEntry(
        imageHash,
        Object.assign(toCompEntry(picture), { isAdopted: true }),
        restore
      )
    )
    for (const [holder, comp] of Array.from(holders)) {
      if (slices.isOver()) await slices.next()
      if (isGone(holder)) holders.delete(holder)
      else {
        restore.push(keepProvenance(holder))
        writeComp(holder, comp)
      }
    }
    await slices.next()
  })
  return { adopted: Array.from(comps.keys()), layers: holders.size }
}

/** Without what is ours already, as a comp or licensed, and what is gone. */
async function newComps(comps: CompImage[]): Promise<Map<string, CompImage>> {
  const fresh = new Map<string, CompImage>()
  for (const { imageHash, picture } of comps) {
    const image = figma.getImageByHash(imageHash)
    if (!image || hasIndexEntry(imageHash)) continue
    const size = await image.getSizeAsync()
    fresh.set(imageHash, { imageHash, picture: fit(picture, size) })
  }
  return fresh
}

/** What is said of a file of another size says nothing of this one. */
function fit(picture: Picture, size: Size): Picture {
  const { width, height } = size
  if (picture.width === width && picture.height === height) return picture
  const known = pick(picture, ['assetId', 'mediaType', 'name', 'rendition'])
  return Object.assign(known, wholeFile(size))
}
