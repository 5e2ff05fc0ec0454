import * as v from 'valibot'
import type { MediaType } from '../../contract/api/media-type.ts'
import { tolerantListOf } from '../../contract/api/records/tolerant-lists.ts'
import { TolerantImage } from '../../contract/api/records/tolerant.ts'
import { TolerantAudio } from '../../contract/api/records/tolerant-audio.ts'
import { TolerantVideo } from '../../contract/api/records/tolerant-video.ts'
import type { Asset } from './asset.ts'
import { toImage } from './image-asset.ts'
import { toTrack } from './audio-asset.ts'
import { toVideo } from './video-asset.ts'

/** Reads a record of a medium as an asset. */
export const assetSchemas: Record<
  MediaType,
  v.GenericSchema<unknown, Asset>
> = {
  image: v.pipe(TolerantImage, v.transform(toImage)),
  video: v.pipe(TolerantVideo, v.transform(toVideo)),
  audio: v.pipe(TolerantAudio, v.transform(toTrack))
}

/** Lists of records, of which at least one must be readable. */
export const assetListSchemas = {
  image: tolerantListOf(assetSchemas.image),
  video: tolerantListOf(assetSchemas.video),
  audio: tolerantListOf(assetSchemas.audio)
} satisfies Record<MediaType, v.GenericSchema>
