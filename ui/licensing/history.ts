import { fetchLicenses, licensesPerPage } from '../api/licenses.ts'
import type { License } from '../api/licenses.ts'

let known: { accountId: string; licenses: ReadonlyMap<string, License> } = {
  accountId: '',
  licenses: new Map()
}

/**
 * The account's licenses that matter for these assets: of one asset by its
 * id, of several by the whole history, read newest first until a whole page
 * was known before.
 */
export async function fetchHistory(
  accountId: string,
  assetIds: readonly string[],
  signal?: AbortSignal
): Promise<readonly License[]> {
  const [assetId] = assetIds
  if (assetIds.length === 1 && assetId !== undefined) {
    return (await fetchLicenses({ page: 1, assetId }, signal)).licenses
  }
  const before =
    known.accountId === accountId ? known.licenses : new Map<string, License>()
  const read = new Map<string, License>()
  for (let page = 1; ; page += 1) {
    const { licenses, received } = await fetchLicenses({ page }, signal)
    licenses.forEach(license => read.set(license.id, license))
    const isKnown = licenses.every(({ id }) => before.has(id))
    if (received < licensesPerPage || (isKnown && licenses.length > 0)) break
  }
  const rest = [...before].filter(([id]) => !read.has(id))
  known = { accountId, licenses: new Map([...read, ...rest]) }
  return [...known.licenses.values()]
}
