import type { License } from '../../../../ui/api/licenses.ts'
import type { ShownInFile } from '../../../../ui/file/proof/proof-row.ts'

export function shownOf(
  assetId: string,
  change: Partial<ShownInFile> = {}
): ShownInFile {
  return {
    assetId,
    mediaType: 'image',
    state: 'licensed',
    uses: 2,
    description: `Picture ${assetId}`,
    isRemoved: false,
    ...change
  }
}

/** Licenses as the history has them. */
export function historyOf(
  id: string,
  assetId: string,
  change: Partial<License> = {}
): License {
  return {
    id,
    assetId,
    mediaType: 'image',
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    isDownloadable: true,
    at: '2026-01-31T09:00:00Z',
    subscriptionId: 's1',
    attempt: null,
    ...change
  }
}
