import { atom } from 'nanostores'
import type { ErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'

export type AssetState =
  | { state: 'idle' }
  | { state: 'loading'; assetId: string }
  /** `full` is false while only what the list knew is shown. */
  | { state: 'ready'; asset: Asset; full: boolean }
  | { state: 'failed'; assetId: string; error: ErrorData }

export const $asset = atom<AssetState>({ state: 'idle' })

/** Opens the view too. */
export async function openAsset(given: Asset | string): Promise<void> {}

export async function retryAsset(): Promise<void> {}
