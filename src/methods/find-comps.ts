import { assetInName } from '../../contract/asset-in-name.ts'
import type { ImageIndexEntry } from '../../contract/document.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import type { FindComps, FoundComps, FoundUse } from '../../contract/finding.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { readTrackMark } from '../document/media-files.ts'
import { isTrack } from '../finding/card-layers.ts'
import { createUseDescriber } from '../finding/describe-uses.ts'
import type { UseDescriber } from '../finding/describe-uses.ts'
import { createFoundReporter } from '../finding/found-reporter.ts'
import { createKnownImages } from '../finding/known-images.ts'
import type { Holder, ShownImage } from '../finding/known-images.ts'
import type { ShownPicture } from '../finding/pictures-of.ts'
import { refreshIndex } from '../finding/refresh-index.ts'
import { resolveUnclear } from '../finding/resolve-unclear.ts'
import type { UnclearUse } from '../finding/resolve-unclear.ts'
import { isRemoved, visitHolders } from '../finding/visit-holders.ts'
import type { TrackFile } from '../images/track-mark.ts'
import { createSlices } from '../platform/slices.ts'
import type { Slices } from '../platform/slices.ts'

/** Nobody reviews more images that may be comps. */
const maxOthers = 5000

export async function findComps(
  { scope = 'stale', previews }: FindComps,
  context: CallContext
): Promise<FoundComps> {
  const known = createKnownImages()
  const reportFound = createFoundReporter(known)
  const records = await refreshIndex(scope, context, reportFound)
  const describe = createUseDescriber()
  /** Previews, and images on layers that are named after an asset. */
  const foreign = new Set(previews)
  const list = createUseList()
  const others = createOthers(list, describe, foreign)
  const unclear: UnclearUse[] = []
  const clear: [Holder, ShownPicture][] = []
  await visitHolders(context, [
    (holder, shown) => {
      known.learn(holder, shown)
      shown.forEach(({ imageHash }) => {
        const isOurs = known.candidatesFor(imageHash).length > 0
        if (isOurs || foreign.has(imageHash)) return
        if (assetInName(holder.name)) foreign.add(imageHash)
      })
    },
    (holder, shown) =>
      shown.forEach(picture => {
        const image = known.assetOf(holder, picture)
        if (!image && picture.isClear) clear.push([holder, picture])
        else if (!image) others.add(holder, picture)
        const found = image && describe(holder, picture, isTrack(image))
        if (!image || !found) return
        if (image.kind === 'unclear') unclear.push({ holder, found, image })
        else list.add(found, image)
      })
  ])
  const slices = createSlices(context)
  const marks = await readMarks(clear, slices)
  for (const [holder, picture] of clear) {
    if (slices.isOver()) await slices.next()
    if (!isRemoved(holder)) {
      others.add(holder, picture, marks.get(picture.imageHash))
    }
  }
  await resolveUnclear(unclear, slices)
  for (const { found, image } of unclear) {
    if (slices.isOver()) await slices.next()
    list.add(found, image)
  }
  await slices.next() // sending a long reply needs its own slice
  const pages = records
    .filter(({ page }) => !page.removed)
    .map(({ page, checkedAt, isStale }) => ({
      pageId: page.id,
      name: page.name,
      checkedAt,
      isWatched: checkedAt !== null && !isStale
    }))
  const { uses, images, candidates } = list
  return { uses, omitted: others.omitted(), images, candidates, pages }
}

/** Adds images that are not ours but may be comps, as many as fit. */
function createOthers(
  list: ReturnType<typeof createUseList>,
  describe: UseDescriber,
  foreign: ReadonlySet<string>
) {
  let count = 0
  return {
    add(holder: Holder, picture: ShownPicture, track?: TrackFile): void {
      if (!track && !foreign.has(picture.imageHash)) return
      count += 1
      const found =
        count <= maxOthers && describe(holder, picture, Boolean(track))
      if (found) list.add(track ? Object.assign(found, { track }) : found, null)
    },
    /** How many did not fit. */
    omitted: () => Math.max(0, count - maxOthers)
  }
}

/** The files of tracks that these images stand for, by hash. */
async function readMarks(
  clear: readonly [Holder, ShownPicture][],
  slices: Slices
): Promise<Map<string, TrackFile>> {
  const marks = new Map<string, TrackFile>()
  for (const hash of new Set(clear.map(([, { imageHash }]) => imageHash))) {
    if (slices.isOver()) await slices.next()
    const track = await readTrackMark(hash)
    if (track) marks.set(hash, track)
  }
  return marks
}

/** Collects uses in the form of the reply; they refer to images by number. */
function createUseList() {
  const uses: string[] = []
  const images = createNumbering()
  const candidates = createNumbering()

  function add(found: FoundUse, image: ShownImage | null): void {
    if (image && image.kind === 'known') {
      found.image = images.numberOf(image.entry, found.imageHash)
    } else if (image) {
      found.among = image.candidates.map(one => candidates.numberOf(one))
    }
    uses.push(JSON.stringify(found))
  }

  return { uses, images: images.list, candidates: candidates.list, add }
}

/** Numbers entries; the same asset, state and image get the same number. */
function createNumbering() {
  const list: ImageIndexEntry[] = []
  const numbers = new Map<string, number>()

  function numberOf(entry: ImageIndexEntry, imageHash = ''): number {
    const key = imageHash + entry.state + assetKey(entry)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, list.length)
    return list.push(entry) - 1
  }

  return { list, numberOf }
}
