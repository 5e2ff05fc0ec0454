import type { CallContext } from '../../contract/incoming-calls.ts'
import type { AdoptedComp, AdoptedComps } from '../../contract/finding.ts'
import type { Picture, Size } from '../../contract/picture.ts'
import { isVideoFile } from '../../contract/document.ts'
import { changeFile } from '../document/change-file.ts'
import {
  hasIndexEntry,
  toCompEntry,
  writeIndexEntry
} from '../document/image-index.ts'
import { hasFile } from '../document/media-files.ts'
import { snapshotProvenance, writeProvenance } from '../document/provenance.ts'
import { unrecordedCard } from '../finding/card-layers.ts'
import { createKnownImages } from '../finding/known-images.ts'
import type { Holder } from '../finding/known-images.ts'
import { refreshIndex } from '../finding/refresh-index.ts'
import { stillShows } from '../finding/still-shows.ts'
import { visitHolders } from '../finding/visit-holders.ts'
import { wholeFile } from '../images/picture-file.ts'
import { pick } from '../platform/pick.ts'

/** Makes comps of images: writes index entries, and records on their layers. */
export async function adoptComps(
  { comps: given }: { comps: AdoptedComp[] },
  context: CallContext
): Promise<AdoptedComps> {
  const comps = await newComps(given)
  await refreshIndex('changed', context)
  const known = createKnownImages()
  const compByUse = new Map<string, AdoptedComp>()
  comps.forEach(comp =>
    comp.holders.forEach(id => compByUse.set(id + comp.imageHash, comp))
  )
  const ours = new Set<string>()
  const found: [Holder, AdoptedComp][] = []
  await visitHolders(context, [
    known.learn,
    (holder, shown) =>
      shown.forEach(({ imageHash }) => {
        if (known.candidatesFor(imageHash).length > 0) ours.add(imageHash)
        const comp = compByUse.get(holder.id + imageHash)
        if (comp) found.push([holder, comp])
      })
  ])
  const adopted = comps.filter(({ imageHash }) => !ours.has(imageHash))
  const layers = new Set<string>()
  await changeFile(context, async (restore, slices) => {
    adopted.forEach(({ imageHash, picture }) =>
      writeIndexEntry(imageHash, toAdopted(picture), restore)
    )
    for (const [holder, { imageHash, picture }] of found) {
      if (slices.isOver()) await slices.next()
      if (ours.has(imageHash) || !stillShows(holder, imageHash)) continue
      const entry = toAdopted(picture)
      const origin = { entry, imageHash, licenseId: null, license: null }
      const isCard = picture.mediaType === 'audio'
      const all = isCard ? unrecordedCard(holder, imageHash) : [holder]
      all.forEach(one => {
        restore.push(snapshotProvenance(one))
        writeProvenance(one, origin)
        layers.add(one.id)
      })
    }
    await slices.next()
  })
  const requested = adopted.filter(({ holders }) => holders.length > 0)
  return {
    adopted: requested.map(({ imageHash }) => imageHash),
    layers: layers.size
  }
}

function toAdopted(picture: Picture) {
  return Object.assign(toCompEntry(picture), { isAdopted: true })
}

/**
 * Leaves out images that are ours already, marks of other tracks, and images
 * that are missing. Figma: a video has no size that could be read.
 */
async function newComps(comps: AdoptedComp[]): Promise<AdoptedComp[]> {
  const fresh: AdoptedComp[] = []
  for (const comp of comps) {
    const { imageHash, picture } = comp
    if (hasIndexEntry(imageHash) || isOtherMark(comp)) continue
    const isVideo = isVideoFile(picture)
    const image = isVideo ? null : figma.getImageByHash(imageHash)
    const size = image && (await image.getSizeAsync())
    if (size)
      fresh.push(Object.assign({}, comp, { picture: fit(picture, size) }))
    else if (isVideo) fresh.push(comp)
  }
  return fresh
}

/** A track has no other image than the mark of its file. */
function isOtherMark({ picture, imageHash }: AdoptedComp): boolean {
  return picture.mediaType === 'audio' && !hasFile(imageHash, picture)
}

/** Drops id bar and margins of a file of another size. */
function fit(picture: Picture, size: Size): Picture {
  const { width, height } = size
  if (picture.width === width && picture.height === height) return picture
  const known = pick(picture, [
    'assetId',
    'mediaType',
    'name',
    'rendition',
    'searchId'
  ])
  return Object.assign(known, wholeFile(size))
}
