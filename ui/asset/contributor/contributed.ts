import type { MediaType } from '../../../contract/api/media-type.ts'
import { fetchSearch } from '../../api/assets.ts'
import { createAssetList } from '../../library/asset-list.ts'
import type { AssetList } from '../../library/asset-list.ts'

const perPage = 50

/** What `contributed` lists. */
export interface Contributed {
  mediaType: MediaType
  /** The id of the contributor; of tracks, the names of the artists. */
  names: readonly string[]
  /** Safe search changes the pages of the list. */
  isSafe: boolean
}

/**
 * Assets of the contributor of `contributedKey`, newest first. The API finds
 * tracks by their artists only.
 */
export const contributed: AssetList<object> = createAssetList({
  name: 'contributed',
  perPage,
  fetchPage: (page, signal) => {
    const { mediaType, names, isSafe } = fromKey(contributed.$key.get())
    return fetchSearch(
      {
        mediaType,
        query: '',
        filters:
          mediaType === 'audio'
            ? { artists: names }
            : { contributors: names, use: 'both' },
        sort: 'newest',
        safe: isSafe,
        isExact: false
      },
      { page, perPage },
      signal
    )
  },
  about: () => ({})
})

export function contributedKey(what: Contributed): string {
  return JSON.stringify(what)
}

function fromKey(key: string): Contributed {
  return JSON.parse(key) as Contributed // see contributedKey
}
