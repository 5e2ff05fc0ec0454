import type { GenericSchema } from 'valibot'
import {
  AccessTokenDetails,
  Subscription,
  User
} from '../../../contract/api/records/account.ts'
import { TokenReply } from '../../../contract/api/records/token-reply.ts'
import {
  AudioAssets,
  AudioRecord
} from '../../../contract/api/records/audio.ts'
import {
  Collection,
  CollectionItem,
  FeaturedCollection
} from '../../../contract/api/records/collection.ts'
import { ContributorProfile } from '../../../contract/api/records/contributor.ts'
import {
  ErrorBody,
  ErrorRecord,
  OAuthErrorBody
} from '../../../contract/api/records/envelope.ts'
import {
  Category,
  CategoryRecord,
  ImageAssets,
  ImageRecord,
  ImageSizeDetails,
  Thumbnail
} from '../../../contract/api/records/image.ts'
import {
  DownloadHistory,
  DownloadUrl
} from '../../../contract/api/records/download-history.ts'
import {
  LicenseAudio,
  LicenseAudioResult,
  LicenseImage,
  LicenseImageResult,
  LicenseVideo,
  LicenseVideoResult,
  Price
} from '../../../contract/api/records/license.ts'
import { ResellerProduct } from '../../../contract/api/records/reseller.ts'
import { UpdatedMedia } from '../../../contract/api/records/updated-media.ts'
import {
  VideoAssets,
  VideoRecord,
  VideoSizeDetails
} from '../../../contract/api/records/video.ts'

/** Named records of the document, in its order. */
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
