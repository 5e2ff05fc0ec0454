import { atom } from 'nanostores'
import { fetchTrackNames } from '../../api/track-names.ts'
import { instrumentNames, moodNames } from '../../words/music.ts'

type Kind = 'moods' | 'instruments'

/** Names to choose from: the usual ones until the library has listed its own. */
export const $trackNames = atom<Readonly<Record<Kind, readonly string[]>>>({
  moods: moodNames(),
  instruments: instrumentNames()
})

/** Those that are loading or loaded. */
const requested = new Set<Kind>()

/** Loads once; until then any name can be typed. */
export async function loadTrackNames(kind: Kind): Promise<void> {
  if (requested.has(kind)) return
  requested.add(kind)
  try {
    const names = await fetchTrackNames(kind)
    if (names.length > 0)
      $trackNames.set({ ...$trackNames.get(), [kind]: names })
  } catch {
    // loaded again the next time
    requested.delete(kind)
  }
}
