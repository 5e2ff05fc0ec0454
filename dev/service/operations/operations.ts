import type { Operation } from '../http/operation.ts'
import {
  getAccessTokenOperation,
  getUserOperation,
  listSubscriptionsOperation
} from './account.ts'
import { authorizeOperation } from './authorize.ts'
import { createAccessTokenOperation } from './create-access-token.ts'
import { downloadImageOperation } from './download-image.ts'
import { getImageOperation } from './get-image.ts'
import { licenseImagesOperation } from './license-images.ts'
import { listContributorsOperation } from './list-contributors.ts'
import { listImageLicensesOperation } from './list-image-licenses.ts'
import { listImagesOperation } from './list-images.ts'
import { registerUserOperation } from './register-user.ts'
import { searchImagesOperation } from './search-images.ts'
import { echoTextOperation, validateInputOperation } from './test.ts'

/** Everything the API can do, one entry an endpoint. */
export const operations: readonly Operation[] = [
  searchImagesOperation,
  listImagesOperation,
  getImageOperation,
  licenseImagesOperation,
  listImageLicensesOperation,
  downloadImageOperation,
  listContributorsOperation,
  getUserOperation,
  getAccessTokenOperation,
  listSubscriptionsOperation,
  authorizeOperation,
  createAccessTokenOperation,
  registerUserOperation,
  echoTextOperation,
  validateInputOperation
]
