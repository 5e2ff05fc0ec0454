import { computed } from 'nanostores'
import {
  imageSearchWords,
  trackSearchWords,
  videoSearchWords
} from './words.ts'
import { $medium } from './query/medium.ts'

export const $wordsByMedium = computed(
  [imageSearchWords, videoSearchWords, trackSearchWords],
  (image, video, audio) => ({ image, video, audio })
)

/** The texts of a search for the chosen medium. */
export const $mediumWords = computed(
  [$medium, $wordsByMedium],
  (medium, words) => words[medium]
)
