import type { Operation } from '../requests/operation.ts'
import {
  getAccessTokenOperation,
  getUserOperation,
  listSubscriptionsOperation
} from './account.ts'
import {
  getAudioOperation,
  listAudioOperation,
  listGenresOperation,
  listInstrumentsOperation,
  listMoodsOperation,
  searchAudioOperation
} from './audio.ts'
import { authorizeOperation } from './authorize.ts'
import { collectionOperations } from './collections.ts'
import {
  getContributorOperation,
  getSetOperation,
  listContributorsOperation,
  listSetItemsOperation,
  listSetsOperation
} from './contributors.ts'
import { createAccessTokenOperation } from './create-access-token.ts'
import {
  downloadAudioOperation,
  downloadImageOperation,
  downloadVideoOperation
} from './download-media.ts'
import {
  getFeaturedCollectionOperation,
  listFeaturedCollectionsOperation,
  listFeaturedItemsOperation
} from './featured.ts'
import {
  getImageOperation,
  listImageCategoriesOperation,
  listImagesOperation,
  listPopularQueriesOperation,
  searchImagesOperation
} from './images.ts'
import {
  licenseAudioOperation,
  licenseImagesOperation,
  licenseVideosOperation
} from './license-media.ts'
import {
  listAudioLicensesOperation,
  listImageLicensesOperation,
  listVideoLicensesOperation
} from './list-licenses.ts'
import { registerUserOperation } from './register-user.ts'
import {
  activateSubscriptionOperation,
  listResellerProductsOperation
} from './reseller.ts'
import { searchVideosOperation } from './search-videos.ts'
import {
  listImageRecommendationsOperation,
  listSimilarImagesOperation
} from './similar-images.ts'
import { echoTextOperation, validateInputOperation } from './test-calls.ts'
import { listUpdatedImagesOperation } from './updated-images.ts'
import { uploadImageOperation } from './upload-image.ts'
import {
  getVideoOperation,
  listSimilarVideosOperation,
  listUpdatedVideosOperation,
  listVideoCategoriesOperation,
  listVideosOperation
} from './videos.ts'

/** All operations of the API, one for each endpoint. */
export const operations: readonly Operation[] = [
  searchImagesOperation,
  listPopularQueriesOperation,
  listImageRecommendationsOperation,
  listSimilarImagesOperation,
  listImagesOperation,
  getImageOperation,
  uploadImageOperation,
  listImageCategoriesOperation,
  licenseImagesOperation,
  listImageLicensesOperation,
  downloadImageOperation,
  listUpdatedImagesOperation,
  ...collectionOperations,
  listFeaturedCollectionsOperation,
  getFeaturedCollectionOperation,
  listFeaturedItemsOperation,
  searchVideosOperation,
  listSimilarVideosOperation,
  listVideosOperation,
  getVideoOperation,
  listVideoCategoriesOperation,
  listVideoLicensesOperation,
  licenseVideosOperation,
  downloadVideoOperation,
  listUpdatedVideosOperation,
  searchAudioOperation,
  listAudioOperation,
  getAudioOperation,
  listAudioLicensesOperation,
  licenseAudioOperation,
  downloadAudioOperation,
  listGenresOperation,
  listInstrumentsOperation,
  listMoodsOperation,
  listContributorsOperation,
  getContributorOperation,
  listSetsOperation,
  getSetOperation,
  listSetItemsOperation,
  activateSubscriptionOperation,
  listResellerProductsOperation,
  getUserOperation,
  getAccessTokenOperation,
  listSubscriptionsOperation,
  authorizeOperation,
  createAccessTokenOperation,
  registerUserOperation,
  echoTextOperation,
  validateInputOperation
]
