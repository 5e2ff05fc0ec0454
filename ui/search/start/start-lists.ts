import type { MediaType } from '../../../contract/api/media-type.ts'
import { assetOfKey } from '../../../contract/asset-key.ts'
import { fromErrorData } from '../../../contract/errors.ts'
import type { Asset } from '../../api/asset.ts'
import { fetchFeatured } from '../../api/collections/featured.ts'
import type { Featured } from '../../api/collections/featured.ts'
import { fetchById, fetchSearch } from '../../api/assets.ts'
import { fetchCategories } from '../../api/categories.ts'
import { fetchRecommendations } from '../../api/recommendations.ts'
import { noFilters } from '../../api/search-filters.ts'
import { $isSafe, $settings } from '../../shell/settings.ts'
import { createStartSection } from '../query/start-section.ts'
import { detailsOf, fetchDetails } from '../../library/asset-details.ts'
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
const maxNewest = 12

export const featured = createStartSection<null, Featured[]>(fetchFeatured)

/** The person's own assets, by `assetKey`. */
export const yourAssets = {
  recent: createStartSection(fetchKnown),
  saved: createStartSection(fetchKnown),
  licensed: createStartSection(fetchKnown)
}

async function fetchKnown(keys: readonly string[]): Promise<Asset[]> {
  const error = await fetchDetails(keys)
  if (error) throw fromErrorData(error)
  return keys.flatMap(key => detailsOf(key) ?? [])
}

/** What was added last; whether only safe ones. */
export const newestAssets = {
  video: createStartSection((safe: boolean) => fetchNewest('video', safe)),
  audio: createStartSection((safe: boolean) => fetchNewest('audio', safe))
}

async function fetchNewest(
  mediaType: MediaType,
  safe: boolean
): Promise<readonly Asset[]> {
  const { assets } = await fetchSearch(
    {
      mediaType,
      query: '',
      filters: noFilters,
      sort: 'newest',
      safe,
      isExact: false
    },
    { page: 1, perPage: maxNewest }
  )
  return assets
}

export const videoCategories = createStartSection<null, string[]>(() =>
  fetchCategories('video')
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

/** The file's own images once it was checked. */
export function findSeeds(): Seeds {
  const inFile = idsOfImages([...$statesInFile.get().keys()])
  const areInFile = inFile.length > 0
  const ids = areInFile ? inFile : idsOfImages($settings.get().recentComps)
  return { ids: ids.slice(0, maxSeeds), areInFile }
}

function idsOfImages(keys: readonly string[]): string[] {
  const images = keys
    .map(assetOfKey)
    .filter(({ mediaType }) => mediaType === 'image')
  return images.map(({ assetId }) => assetId)
}
