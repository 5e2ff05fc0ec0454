import { computed } from 'nanostores'
import {
  imageSearchWords,
  trackSearchWords,
  videoSearchWords
} from './words.ts'
import { $medium } from './query/medium.ts'

/** The texts of a search for the chosen medium. */
export const $mediumWords = computed(
  [$medium, imageSearchWords, videoSearchWords, trackSearchWords],
  (medium, image, video, audio) => ({ image, video, audio })[medium]
)
