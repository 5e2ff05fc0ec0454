import {
  getAccessToken,
  getUser,
  listSubscriptions
} from './account-endpoints.ts'
import { registerUser } from './register-user-endpoint.ts'
import { authorize, createAccessToken } from './oauth-endpoints.ts'
import {
  downloadAudio,
  getAudio,
  licenseAudio,
  listAudio,
  listAudioLicenses,
  searchAudio
} from './audio-endpoints.ts'
import {
  listGenres,
  listInstruments,
  listMoods
} from './audio-word-endpoints.ts'
import { clipboxes, collections, soundboxes } from './collection-endpoints.ts'
import { getContributor, listContributors } from './contributor-endpoints.ts'
import { getSet, listSetItems, listSets } from './set-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import {
  getFeaturedCollection,
  listFeaturedCollections,
  listFeaturedItems
} from './featured-endpoints.ts'
import {
  listImageCategories,
  listImageRecommendations,
  listPopularQueries,
  listSimilarImages,
  listUpdatedImages,
  uploadImage
} from './image-discovery-endpoints.ts'
import { getImage, listImages, searchImages } from './image-endpoints.ts'
import { downloadImage, listImageLicenses } from './image-history-endpoints.ts'
import { licenseImages } from './image-license-endpoints.ts'
import {
  activateSubscription,
  listResellerProducts
} from './reseller-endpoints.ts'
import { echoText, validateInput } from './test-endpoints.ts'
import {
  downloadVideo,
  getVideo,
  licenseVideos,
  listSimilarVideos,
  listUpdatedVideos,
  listVideoCategories,
  listVideoLicenses,
  listVideos,
  searchVideos
} from './video-endpoints.ts'

/** All operations. Too large for the bundle of the panel. */
export const endpoints: Endpoint[] = [
  searchImages,
  listPopularQueries,
  listImageRecommendations,
  listSimilarImages,
  listImages,
  getImage,
  uploadImage,
  listImageCategories,
  listImageLicenses,
  licenseImages,
  downloadImage,
  listUpdatedImages,
  ...Object.values(collections),
  listFeaturedCollections,
  getFeaturedCollection,
  listFeaturedItems,
  searchVideos,
  listSimilarVideos,
  listVideos,
  getVideo,
  listVideoCategories,
  listVideoLicenses,
  licenseVideos,
  downloadVideo,
  listUpdatedVideos,
  ...Object.values(clipboxes),
  searchAudio,
  listAudio,
  getAudio,
  listAudioLicenses,
  licenseAudio,
  downloadAudio,
  listGenres,
  listInstruments,
  listMoods,
  ...Object.values(soundboxes),
  authorize,
  createAccessToken,
  listContributors,
  getContributor,
  listSets,
  getSet,
  listSetItems,
  activateSubscription,
  listResellerProducts,
  getUser,
  registerUser,
  getAccessToken,
  listSubscriptions,
  echoText,
  validateInput
]
