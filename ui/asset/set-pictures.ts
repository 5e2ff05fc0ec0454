import { fetchSetPage, setPageLength } from '../api/sets.ts'
import { createAssetList } from '../library/asset-list.ts'
import type { AssetList } from '../library/asset-list.ts'
import { toSetKey } from './sets.ts'

/** What lies in the set of the key, in the contributor's order. */
export const setPictures: AssetList<object> = createAssetList({
  name: 'set',
  perPage: setPageLength,
  fetchPage: (page, signal) =>
    fetchSetPage(
      toSetKey(setPictures.$key.get()),
      { page, perPage: setPageLength },
      signal
    ),
  about: () => ({})
})
