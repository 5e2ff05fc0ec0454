import {
  authorize,
  createAccessToken,
  getAccessToken,
  getUser,
  listSubscriptions
} from './account-endpoints.ts'
import { listContributors } from './contributor-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import {
  downloadImage,
  getImage,
  licenseImages,
  listImageLicenses,
  listImages,
  searchImages
} from './image-endpoints.ts'

/** The whole table; for those that need every operation, not the panel. */
export const endpoints: Endpoint[] = [
  searchImages,
  listImages,
  getImage,
  licenseImages,
  listImageLicenses,
  downloadImage,
  listContributors,
  getUser,
  getAccessToken,
  listSubscriptions,
  authorize,
  createAccessToken
]
