import { ClearedError } from '../../contract/errors.ts'
import type { Size } from '../../contract/picture.ts'
import type { Asset, Picture } from '../api/asset.ts'

/**
 * The smallest preview with twice the pixels of the layer that it covers, else
 * the largest; thumbnails only for assets without previews. The size is in
 * canvas units.
 */
export function chooseComp(asset: Asset, { width, height }: Size): Picture {
  const pictures = asset.previews.length ? asset.previews : asset.thumbnails
  const covering = 2 * Math.max(width, height * asset.aspect)
  const choice =
    pictures.find(one => shownWidth(one, asset) + rounding >= covering) ??
    pictures.at(-1)
  if (choice) return choice
  throw new ClearedError('not-found', 'The asset has no picture to place.')
}

/** Records and layers have whole sizes; aspects are exact. */
const rounding = 2

/** A record of another aspect has margins. */
function shownWidth({ width, height }: Picture, { aspect }: Asset): number {
  return Math.min(width, height * aspect)
}

/**
 * The aspect of a picture if its record has another one: it may have been put
 * into a frame, which only its pixels can show.
 */
export function framedAspect(
  { aspect }: Asset,
  { width, height }: Picture
): number | undefined {
  const difference = Math.min(
    Math.abs(width - height * aspect),
    Math.abs(height - width / aspect)
  )
  return difference > 2 ? aspect : undefined
}
