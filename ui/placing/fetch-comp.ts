import { toAssetRef } from '../../contract/asset-key.ts'
import type { Picture, Size } from '../../contract/picture.ts'
import type { Asset, Picture as AssetPicture } from '../api/asset.ts'
import { chooseComp, framedAspect } from './choose-comp.ts'
import { fetchPreview } from '../api/media.ts'
import { searchIdOf } from '../api/search-ids.ts'
import { cutText } from '../words/cut-text.ts'
import { $settings } from '../shell/settings.ts'
import { platform } from '../platform/platform.ts'
import { keepSeen } from './seen-previews.ts'

const maxNameLength = 200

export interface FetchedComp {
  picture: Picture
  bytes: Uint8Array
}

/** The comp for a layer of this size, ready for the canvas. */
export function fetchComp(
  asset: Asset,
  layer: Size,
  signal: AbortSignal
): Promise<FetchedComp> {
  return fetchPicture(asset, chooseComp(asset, layer), signal)
}

/** The same for one of its pictures. */
export async function fetchPicture(
  asset: Asset,
  record: AssetPicture,
  signal: AbortSignal
): Promise<FetchedComp> {
  const file = await fetchPreview(record.url, signal)
  keepSeen({ ...toAssetRef(asset), record }, file)
  const fitted = await platform().fitPicture(file, {
    signal,
    aspect: framedAspect(asset, record),
    // A guessed size says nothing about an id bar.
    recordSize: record.isGuessed ? undefined : record,
    findsSubject: $settings.get().keepsSubject
  })
  const { bytes, width, height, pictureHeight, subject } = fitted
  const { marginX, marginY } = fitted
  const picture: Picture = {
    ...compFacts(asset, record),
    width,
    height,
    pictureHeight,
    ...(marginX + marginY > 0 && { marginX, marginY }),
    ...(subject && { subject })
  }
  return { picture, bytes }
}

/** What a comp says of its asset and of the file that it shows. */
export function compFacts(asset: Asset, { name }: { name: string }) {
  return {
    ...toAssetRef(asset),
    name: layerNameOf(asset),
    rendition: name,
    searchId: searchIdOf(asset)
  }
}

/** The description, cut at a word boundary if that keeps most of it. */
export function layerNameOf({ description }: Asset): string {
  if (description.length <= maxNameLength) return description
  const cut = cutText(description, maxNameLength)
  const end = description[maxNameLength] === ' ' ? -1 : cut.lastIndexOf(' ')
  const name = end > maxNameLength / 2 ? cut.slice(0, end) : cut
  return name.trimEnd()
}
