import { atom } from 'nanostores'
import { instrumentNames, moodNames } from '../../words/music.ts'

/** Names to choose from, as the API has them. */
export const $trackNames = atom({
  moods: moodNames(),
  instruments: instrumentNames()
})
