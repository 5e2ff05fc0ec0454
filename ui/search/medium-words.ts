import { computed } from 'nanostores'
import { imageSearchWords, videoSearchWords } from './words.ts'
import { $medium } from './query/medium.ts'

/** The texts of a search for the chosen medium. */
export const $mediumWords = computed(
  [$medium, imageSearchWords, videoSearchWords],
  (medium, image, video) => ({ image, video })[medium]
)
