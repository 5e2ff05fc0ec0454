import { atom } from 'nanostores'
import type { Filters } from '../../api/search-filters.ts'
import { controller } from '../../platform/controller.ts'
import { Latest } from '../../platform/latest.ts'
import { $selection } from '../../shell/selection.ts'
import { filtersForLayers } from '../filters/filters-for-layers.ts'
import { changeFilters } from '../query/filters.ts'
import { $medium } from '../query/medium.ts'
import { searchFor } from '../query/search.ts'
import { wordsOfFrame } from './frame-words.ts'

/** What to search for, from the selected frames. */
export interface FrameIdeas {
  /** How many frames are selected. */
  count: number
  words: readonly string[]
  /** Six hexadecimal digits each. */
  colors: readonly string[]
  /** Of the empty placeholders, if all have it. */
  orientation: Filters['orientation']
}

/** Null while no frame is selected. */
export const $frameIdeas = atom<FrameIdeas | null>(null)

const maxColors = 5

/** Difference between the channels of a color that is no gray. */
const minChroma = 32

const latest = new Latest()

/** Reads the selected frames, and asks the library nothing. */
export async function findFrameIdeas(): Promise<void> {
  const signal = latest.start()
  if ($selection.get().count === 0) return $frameIdeas.set(null)
  try {
    const content = await controller.findFrameContent({}, { signal })
    const { count, places } = content
    const { colors } = await controller.findColors({}, { signal })
    if (signal.aborted) return
    if (count === 0) return $frameIdeas.set(null)
    $frameIdeas.set({
      count,
      words: wordsOfFrame(content),
      colors: colors.filter(isColorful).slice(0, maxColors),
      orientation: filtersForLayers(places)?.orientation
    })
  } catch {
    if (!signal.aborted) $frameIdeas.set(null) // nobody asked for ideas
  }
}

/** With the shape of the placeholders; without words for the shape alone. */
export function searchByFrame(words = ''): void {
  const orientation = $frameIdeas.get()?.orientation
  if (orientation && $medium.get() === 'image') changeFilters({ orientation })
  searchFor(words)
}

function isColorful(color: string): boolean {
  const channels = [0, 2, 4].map(at => parseInt(color.slice(at, at + 2), 16))
  return Math.max(...channels) - Math.min(...channels) >= minChroma
}
