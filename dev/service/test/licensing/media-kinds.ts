import type { GenericSchema } from 'valibot'
import {
  downloadAudio,
  licenseAudio,
  listAudioLicenses
} from '../../../../contract/api/audio-endpoints.ts'
import type { Endpoint } from '../../../../contract/api/endpoint.ts'
import type { ErrorRecord } from '../../../../contract/api/records/envelope.ts'
import {
  downloadImage,
  listImageLicenses
} from '../../../../contract/api/image-history-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import type { DownloadHistory } from '../../../../contract/api/records/download-history.ts'
import {
  downloadVideo,
  licenseVideos,
  listVideoLicenses
} from '../../../../contract/api/video-endpoints.ts'
import { films } from '../../../catalog/films/films.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { tracks } from '../../../catalog/tracks/tracks.ts'

type Entry<Reply> = Endpoint<
  GenericSchema,
  GenericSchema | null,
  GenericSchema<Reply>
>

export interface LicenseReply {
  data: {
    download?: { url: string } | undefined
    allotment_charge?: number | undefined
    error?: string | undefined
  }[]
  errors?: ErrorRecord[] | undefined
}

export interface MediaKind {
  mediaType: 'image' | 'video' | 'audio'
  license: Entry<LicenseReply>
  history: Entry<{ data: DownloadHistory[] }>
  download: Entry<{ url: string }>
  /** The field of the body, and of an item's id in it. */
  list: string
  key: string
  ids: readonly string[]
  /** How license ids begin. */
  letter: string
  person: string
  subscription: string
  granted: string
  /** The smallest file, and how a request asks for it. */
  query: Record<string, string>
  format: { size: string; format: string }
  contentType: string
}

const photos = [...listAssets({ count: 600 })].filter(
  ({ imageType, isEditorial }) => imageType === 'photo' && !isEditorial
)
const scenes = films.filter(({ isEditorial }) => !isEditorial)

/** Ids of images that every standard subscription licenses. */
export const photoIds = photos.map(({ id }) => id)

/** The kinds of media, each with somebody who may license ten of them. */
export const mediaKinds: readonly [MediaKind, MediaKind, MediaKind] = [
  {
    mediaType: 'image',
    license: licenseImages,
    history: listImageLicenses,
    download: downloadImage,
    list: 'images',
    key: 'image_id',
    ids: photoIds,
    letter: 'e',
    person: 'lead',
    subscription: 's1100019',
    granted: 'multi_share',
    query: { size: 'small' },
    format: { size: 'small', format: 'jpg' },
    contentType: 'image/jpeg'
  },
  {
    mediaType: 'video',
    license: licenseVideos,
    history: listVideoLicenses,
    download: downloadVideo,
    list: 'videos',
    key: 'video_id',
    ids: scenes.map(({ id }) => id),
    letter: 'v',
    person: 'filmmaker',
    subscription: 's1100007',
    granted: 'footage_standard',
    query: {},
    format: { size: 'web', format: 'mp4' },
    contentType: 'video/mp4'
  },
  {
    mediaType: 'audio',
    license: licenseAudio,
    history: listAudioLicenses,
    download: downloadAudio,
    list: 'audio',
    key: 'audio_id',
    ids: tracks.map(({ id }) => id),
    letter: 'a',
    person: 'musician',
    subscription: 's1100009',
    granted: 'audio_standard',
    query: {},
    format: { size: 'clean_audio', format: 'mp3' },
    contentType: 'audio/mpeg'
  }
]

/** Images of any size on a standard subscription for images. */
export const standardImages: MediaKind = {
  ...mediaKinds[0],
  person: 'designer',
  subscription: 's1100001',
  granted: 'standard',
  query: {}
}
