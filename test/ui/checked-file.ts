import type { CheckedPage, FoundUse } from '../../contract/finding.ts'
import { $file } from '../../ui/file/check/file.ts'
import type { FileAsset, FileState } from '../../ui/file/check/file.ts'
import { assetOf } from './asset-of.ts'

/** A use on a layer of its own. */
export function useOf(change: Partial<FoundUse> = {}): FoundUse {
  return {
    nodeId: '1:1',
    styleId: null,
    name: 'Hero',
    pageId: '0:1',
    pageName: 'Home',
    imageHash: 'aa',
    image: 0,
    holder: 'layer',
    isHidden: false,
    isLocked: false,
    refusal: null,
    ...change
  }
}

/** A comp with these changes. */
export function found(id: string, change: Partial<FileAsset> = {}): FileAsset {
  return {
    assetId: id,
    mediaType: 'image',
    state: 'comp',
    uses: [useOf()],
    swapped: change.state === 'licensed' ? 1 : 0,
    isAdopted: false,
    asset: assetOf(id),
    isRemoved: false,
    license: null,
    ...change
  }
}

export function pageOf(change: Partial<CheckedPage> = {}): CheckedPage {
  const checkedAt = '2026-11-20T12:00:00Z'
  return { pageId: '0:1', name: 'Home', checkedAt, isWatched: true, ...change }
}

/** Sets the result of a check. */
export function ready(
  assets: FileAsset[],
  change: Partial<Extract<FileState, { state: 'ready' }>> = {}
) {
  $file.set({
    state: 'ready',
    assets,
    unclear: [],
    pages: [pageOf()],
    ledger: [],
    unreadEntries: 0,
    checkedAt: 0,
    detailsError: null,
    ...change
  })
}
