import type { AssetRef } from '../../../contract/document.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import type { Library } from '../../../dev/service/core/library.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { findTracks, findVideos } from '../../flows/set-up/find-media.ts'
import { openStack } from '../../flows/set-up/open-stack.ts'
import type { OpenFile, OpenStack } from '../../flows/set-up/open-stack.ts'
import { readResults } from '../../flows/set-up/read-results.ts'
import { signInWithPages } from '../../flows/set-up/sign-in-with-pages.ts'
import { loadBundledPanel } from '../../flows/set-up/bundle-panel.ts'
import { toAssetRef } from '../../../contract/asset-key.ts'
import { smallLibrary } from './small-library.ts'
import { spreadComps } from './spread-comps.ts'

/** A file with comps in many places, ready to be licensed. */
export interface CompFile {
  /** Username of an account that pays for each repeated request. */
  person: string
  document: DocumentFile
  library: Library
  /** Assets of its comps, each once. */
  assets: AssetRef[]
  /**
   * Layers of images and videos, which may be deleted, as every asset has
   * another.
   */
  layerIds: string[]
  /** Assets that the account licensed before, elsewhere. */
  owned: AssetRef[]
  /** Uses that the person takes out of every plan; some are of owned assets. */
  leftOut: LeftOutUse[]
}

export interface LeftOutUse extends AssetRef {
  layerId: string
}

/** Comps of videos that have a still as well. */
const maxStills = 5

/** Cards of tracks. */
const cardCount = 2

/** Every other asset is a video; tracks follow, the last of them owned. */
export async function makeCompFile(
  size: number,
  library = smallLibrary
): Promise<CompFile> {
  const stack = await openStack({ loadPanel: loadBundledPanel, library })
  try {
    const videos = Math.floor(size / 2)
    const file = await openWithStills(stack, Math.min(videos, maxStills))
    const assets = await findBoth(file, size - videos, videos)
    const layerIds = await placeAll(file, assets)
    const tracks = await findTracks(file.panel, cardCount)
    const cardIds = await placeAll(file, tracks)
    const isAlike = library !== smallLibrary
    const ids = [...layerIds.slice(0, 2), ...cardIds.slice(0, 1)]
    await file.headless.host.evaluate(spreadComps, { ids, isAlike })
    file.panel.window.close()
    await file.headless.settle()
    const placed = assets.map((asset, i) => ({
      ...toAssetRef(asset),
      layerId: layerIds[i] ?? ''
    }))
    const owned = [
      ...placed.filter((_, i) => i % 5 === 3),
      ...tracks.slice(-1)
    ].map(toAssetRef)
    const isImageOwned = owned.some(({ mediaType }) => mediaType === 'image')
    return {
      // A restart could not enter the code for files of owned images.
      person: isImageOwned ? 'metered' : 'agency',
      document: file.headless.host.exportDocument(),
      library,
      assets: [...assets, ...tracks].map(toAssetRef),
      layerIds,
      owned,
      leftOut: placed.filter((_, i) => i % 5 === 2 || i % 10 === 3)
    }
  } finally {
    stack.close()
  }
}

/** A team without videos gets their stills; then it has a paid plan. */
async function openWithStills(
  stack: OpenStack,
  count: number
): Promise<OpenFile> {
  const free = await stack.openFile(undefined, { team: 'free' })
  await signInWithPages(stack, free, 'designer')
  await placeAll(free, await findPlainVideos(free, count))
  free.panel.window.close()
  await free.headless.settle()
  return stack.openFile(free.headless.host.exportDocument())
}

/** Images and videos in turn. */
async function findBoth(
  file: OpenFile,
  imageCount: number,
  videoCount: number
): Promise<Asset[]> {
  await file.panel.search('mountain')
  const images = readResults(file.panel).slice(0, imageCount)
  const videos = await findPlainVideos(file, videoCount)
  if (images.length < imageCount) throw new Error('There are too few images.')
  return images.flatMap((image, i) => [image, ...videos.slice(i, i + 1)])
}

/** Editorial ones would have to be confirmed. */
async function findPlainVideos(
  { panel }: OpenFile,
  count: number
): Promise<Asset[]> {
  const isPlain = ({ isEditorial, isAdult }: Parameters<IsMatch>[0]) =>
    !isEditorial && !isAdult
  const videos = await findVideos(panel, count, isPlain)
  if (videos.length < count) throw new Error('There are too few videos.')
  return videos
}

type IsMatch = NonNullable<Parameters<typeof findVideos>[2]>

/** Places them the way a person does; returns their layers. */
async function placeAll(
  { panel, headless }: OpenFile,
  assets: readonly Asset[]
): Promise<string[]> {
  const ids: string[] = []
  for (const asset of assets) {
    await panel.placeOnce([asset])
    const [id] = headless.host.scene().selection
    if (id === undefined || ids.includes(id)) {
      throw new Error(`${asset.assetId} is not on the canvas.`)
    }
    ids.push(id)
  }
  return ids
}
