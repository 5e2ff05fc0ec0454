import type { GenericSchema } from 'valibot'
import {
  AccessTokenDetails,
  Subscription,
  User
} from '../../../contract/api/account.ts'
import { TokenReply } from '../../../contract/api/token-reply.ts'
import { AudioAssets, AudioRecord } from '../../../contract/api/audio.ts'
import {
  Collection,
  CollectionItem,
  FeaturedCollection
} from '../../../contract/api/collection.ts'
import { ContributorProfile } from '../../../contract/api/contributor.ts'
import {
  ErrorBody,
  ErrorRecord,
  OAuthErrorBody
} from '../../../contract/api/envelope.ts'
import {
  Category,
  CategoryRecord,
  ImageAssets,
  ImageRecord,
  ImageSizeDetails,
  Thumbnail
} from '../../../contract/api/image.ts'
import {
  DownloadHistory,
  DownloadUrl
} from '../../../contract/api/download-history.ts'
import {
  LicenseAudio,
  LicenseAudioResult,
  LicenseImage,
  LicenseImageResult,
  LicenseVideo,
  LicenseVideoResult,
  Price
} from '../../../contract/api/license.ts'
import { ResellerProduct } from '../../../contract/api/reseller.ts'
import { UpdatedMedia } from '../../../contract/api/updated-media.ts'
import {
  VideoAssets,
  VideoRecord,
  VideoSizeDetails
} from '../../../contract/api/video.ts'

/** The records that have a name in the document, in its order. */
export const records: Readonly<Record<string, GenericSchema>> = {
  Image: ImageRecord,
  ImageAssets,
  ImageSizeDetails,
  Thumbnail,
  Video: VideoRecord,
  VideoAssets,
  VideoSizeDetails,
  Audio: AudioRecord,
  AudioAssets,
  ImageCategory: Category,
  Category: CategoryRecord,
  UpdatedMedia,
  Collection,
  CollectionItem,
  FeaturedCollection,
  ContributorProfile,
  LicenseImage,
  LicenseImageResult,
  LicenseVideo,
  LicenseVideoResult,
  LicenseAudio,
  LicenseAudioResult,
  DownloadHistory,
  DownloadUrl,
  Price,
  User,
  Subscription,
  AccessTokenDetails,
  TokenReply,
  ResellerProduct,
  Error: ErrorRecord,
  ErrorBody,
  OAuthErrorBody
}
