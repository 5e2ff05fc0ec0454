import { fetchSearch } from '../../api/assets.ts'
import { createAssetList } from '../../library/asset-list.ts'
import type { AssetList } from '../../library/asset-list.ts'

const perPage = 50

/** Pictures of the contributor of `contributedKey`, newest first. */
export const contributed: AssetList<object> = createAssetList({
  name: 'contributed',
  perPage,
  fetchPage: (page, signal) => {
    const { contributorId, isSafe } = fromKey(contributed.$key.get())
    return fetchSearch(
      {
        mediaType: 'image',
        query: '',
        filters: { contributors: [contributorId], use: 'both' },
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

/** Safe search changes the pages of the list. */
export function contributedKey(contributorId: string, isSafe: boolean): string {
  return JSON.stringify([contributorId, isSafe])
}

function fromKey(key: string): { contributorId: string; isSafe: boolean } {
  const [contributorId, isSafe] = JSON.parse(key) as [string, boolean] // see contributedKey
  return { contributorId, isSafe }
}
