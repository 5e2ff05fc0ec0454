import type { Asset } from '../../api/asset.ts'
import { fetchFeatured } from '../../api/featured.ts'
import type { Featured } from '../../api/featured.ts'
import { fetchById } from '../../api/images.ts'
import { fetchRecommendations } from '../../api/recommendations.ts'
import { $isSafe, $settings } from '../../shell/settings.ts'
import { createStartSection } from '../query/start-section.ts'
import { $statesInFile } from '../../library/states-in-file.ts'

/** What recommendations go by. */
export interface Seeds {
  /** Of assets, at most `mostSeeds`. */
  ids: readonly string[]
  /** Shown by this file; else placed lately, wherever. */
  areInFile: boolean
}

export interface Recommended {
  seeds: Seeds
  /** The first of the seeds, if the library still has it. */
  first: Asset | null
  assets: readonly Asset[]
}

const mostSeeds = 20
const mostRecommended = 12

export const featured = createStartSection<null, Featured[]>(fetchFeatured)

export const recentComps = createStartSection<readonly string[], Asset[]>(
  async ids => {
    const known = await fetchById(ids)
    return ids.flatMap(id => known.get(id) ?? [])
  }
)

export const recommended = createStartSection<Seeds, Recommended>(
  async seeds => {
    const safe = $isSafe.get()
    const options = { most: mostRecommended, safe }
    const ids = await fetchRecommendations(seeds.ids, options)
    const [first = ''] = seeds.ids
    const known = await fetchById([first, ...ids])
    return {
      seeds,
      first: known.get(first) ?? null,
      assets: ids.flatMap(id => known.get(id) ?? [])
    }
  }
)

/** The file's own as soon as it was looked through. */
export function findSeeds(): Seeds {
  const inFile = [...$statesInFile.get().keys()]
  const areInFile = inFile.length > 0
  const ids = areInFile ? inFile : $settings.get().recentComps
  return { ids: ids.slice(0, mostSeeds), areInFile }
}
