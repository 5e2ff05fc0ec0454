import type { MediaType } from '../../../contract/api/media-type.ts'
import { fetchById, fetchSearch } from '../../api/assets.ts'
import type { Part } from '../../api/assets.ts'
import { cleanWords } from '../../api/clean-words.ts'
import type { FoundPage } from '../../api/found-page.ts'
import { fetchRecommendations } from '../../api/recommendations.ts'
import { withFilters } from '../../api/search-filters.ts'
import type { Filters } from '../../api/search-filters.ts'
import { createAssetList } from '../../library/asset-list.ts'
import type { AssetList } from '../../library/asset-list.ts'
import { isSearchable } from './shared-traits.ts'
import type { Trait } from './shared-traits.ts'

const perPage = 50

/** The library recommends more, but hardly what suits all. */
const maxRecommended = 200

/** What the list is based on. */
export interface Basis {
  mediaType: MediaType
  /** The given assets, which are left out. */
  assetIds: readonly string[]
  /** All of these; none for images, for which the library recommends some. */
  traits: readonly Trait[]
  isSafe: boolean
}

/** Assets that suit all of those in the basis. */
export const moreLike: AssetList<object> = createAssetList({
  name: 'more-like',
  perPage,
  fetchPage: async (page, signal) => {
    const basis = fromKey(moreLike.$key.get())
    const part = { page, perPage }
    const found =
      basis.mediaType === 'image'
        ? await fetchRecommended(basis, part, signal)
        : await fetchSharing(basis, part, signal)
    const given = new Set(basis.assetIds)
    const assets = found.assets.filter(({ assetId: id }) => !given.has(id))
    const isWhole = page === 1 && found.received < perPage
    return { ...found, assets, total: isWhole ? assets.length : found.total }
  },
  about: () => ({})
})

export function moreLikeKey(basis: Basis): string {
  return JSON.stringify(basis)
}

function fromKey(key: string): Basis {
  return JSON.parse(key) as Basis // see moreLikeKey
}

/** Of the list that is open: the API has no pages of them. */
let recommended: { key: string; ids: readonly string[] } | null = null

async function fetchRecommended(
  { assetIds, isSafe: safe }: Basis,
  { page }: Part,
  signal: AbortSignal
): Promise<FoundPage> {
  const key = moreLike.$key.get()
  if (page === 1 || recommended?.key !== key) {
    const max = maxRecommended
    const ids = await fetchRecommendations(assetIds, { max, safe }, signal)
    recommended = { key, ids }
  }
  const { ids } = recommended
  const wanted = ids.slice((page - 1) * perPage, page * perPage)
  const known = await fetchById('image', wanted, signal)
  const assets = wanted.flatMap(id => known.get(id) ?? [])
  return { assets, received: wanted.length, dropped: 0, total: ids.length }
}

/** Videos and tracks that have all of the traits, the most popular first. */
function fetchSharing(
  { mediaType, traits, isSafe }: Basis,
  part: Part,
  signal: AbortSignal
): Promise<FoundPage> {
  const textsOf = (kind: Trait['kind']) =>
    traits.filter(one => one.kind === kind).map(one => one.text)
  const filters: Filters = withFilters(
    {},
    {
      genres: textsOf('genre').filter(isSearchable),
      moods: textsOf('mood'),
      instruments: textsOf('instrument')
    }
  )
  return fetchSearch(
    {
      mediaType,
      query: cleanWords(textsOf('keyword').join(' ')),
      filters,
      sort: 'popular',
      safe: isSafe,
      isExact: true
    },
    part,
    signal
  )
}
