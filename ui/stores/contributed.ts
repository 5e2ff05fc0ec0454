import { fetchSearch } from '../api/images.ts'
import { createAssetList } from './asset-list.ts'
import type { AssetList } from './asset-list.ts'
import { $isSafe } from './settings.ts'

const perPage = 50

/** All pictures of the contributor whose id is the key, the newest first. */
export const contributed: AssetList<object> = createAssetList({
  name: 'contributed',
  perPage,
  fetchPage: (page, signal) =>
    fetchSearch(
      {
        query: '',
        filters: { contributors: [contributed.$key.get()], use: 'both' },
        sort: 'newest',
        safe: $isSafe.get(),
        isExact: false
      },
      { page, perPage },
      signal
    ),
  about: () => ({})
})
