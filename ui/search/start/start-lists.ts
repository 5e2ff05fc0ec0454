import type { Asset } from '../../api/asset.ts'
import { fetchFeatured } from '../../api/collections/featured.ts'
import type { Featured } from '../../api/collections/featured.ts'
import { fetchById } from '../../api/assets.ts'
import { fetchRecommendations } from '../../api/recommendations.ts'
import { $isSafe, $settings } from '../../shell/settings.ts'
import { createStartSection } from '../query/start-section.ts'
import { $statesInFile } from '../../library/states-in-file.ts'

/** The assets that recommendations are based on. */
export interface Seeds {
  /** At most `maxSeeds` asset ids. */
  ids: readonly string[]
  /** Shown in this file; otherwise recently placed in any file. */
  areInFile: boolean
}

export interface Recommended {
  seeds: Seeds
  /** The first seed that the library still has. */
  first: Asset | null
  assets: readonly Asset[]
}

const maxSeeds = 20
const maxRecommended = 12

export const featured = createStartSection<null, Featured[]>(fetchFeatured)

export const recentComps = createStartSection<readonly string[], Asset[]>(
  async ids => {
    const known = await fetchById('image', ids)
    return ids.flatMap(id => known.get(id) ?? [])
  }
)

export const recommended = createStartSection<Seeds, Recommended>(
  async seeds => {
    const safe = $isSafe.get()
    const options = { max: maxRecommended, safe }
    const ids = await fetchRecommendations(seeds.ids, options)
    const [first = ''] = seeds.ids
    const known = await fetchById('image', [first, ...ids])
    return {
      seeds,
      first: known.get(first) ?? null,
      assets: ids.flatMap(id => known.get(id) ?? [])
    }
  }
)

/** The file's own assets once it was checked. */
export function findSeeds(): Seeds {
  const inFile = [...$statesInFile.get().keys()]
  const areInFile = inFile.length > 0
  const ids = areInFile ? inFile : $settings.get().recentComps
  return { ids: ids.slice(0, maxSeeds), areInFile }
}
