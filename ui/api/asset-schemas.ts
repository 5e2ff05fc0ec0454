import * as v from 'valibot'
import type { ShownMedium } from '../../contract/api/routes.ts'
import { tolerantListOf } from '../../contract/api/records/tolerant-lists.ts'
import { TolerantImage } from '../../contract/api/records/tolerant.ts'
import { TolerantVideo } from '../../contract/api/records/tolerant-video.ts'
import type { Asset } from './asset.ts'
import { toImage } from './image-asset.ts'
import { toVideo } from './video-asset.ts'

/** Reads a record of a medium as an asset. */
export const assetSchemas: Record<
  ShownMedium,
  v.GenericSchema<unknown, Asset>
> = {
  image: v.pipe(TolerantImage, v.transform(toImage)),
  video: v.pipe(TolerantVideo, v.transform(toVideo))
}

/** Lists of records, of which at least one must be readable. */
export const assetListSchemas = {
  image: tolerantListOf(assetSchemas.image),
  video: tolerantListOf(assetSchemas.video)
} satisfies Record<ShownMedium, v.GenericSchema>
