import type { Operation } from '../http/operation.ts'
import {
  getAccessTokenOperation,
  getUserOperation,
  listSubscriptionsOperation
} from './account.ts'
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
import { downloadImageOperation } from './download-image.ts'
import {
  getFeaturedCollectionOperation,
  listFeaturedCollectionsOperation,
  listFeaturedItemsOperation
} from './featured.ts'
import { getImageOperation } from './get-image.ts'
import { listImageCategoriesOperation } from './image-categories.ts'
import { licenseImagesOperation } from './license-images.ts'
import { listImageLicensesOperation } from './list-image-licenses.ts'
import { listImagesOperation } from './list-images.ts'
import { listPopularQueriesOperation } from './popular-queries.ts'
import { registerUserOperation } from './register-user.ts'
import { searchImagesOperation } from './search-images.ts'
import {
  listImageRecommendationsOperation,
  listSimilarImagesOperation
} from './similar-images.ts'
import { echoTextOperation, validateInputOperation } from './test.ts'
import { listUpdatedImagesOperation } from './updated-images.ts'
import { uploadImageOperation } from './upload-image.ts'

/** Everything the API can do, one entry an endpoint. */
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
  listContributorsOperation,
  getContributorOperation,
  listSetsOperation,
  getSetOperation,
  listSetItemsOperation,
  getUserOperation,
  getAccessTokenOperation,
  listSubscriptionsOperation,
  authorizeOperation,
  createAccessTokenOperation,
  registerUserOperation,
  echoTextOperation,
  validateInputOperation
]
