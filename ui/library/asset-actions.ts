import { atom } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import type { IconName } from '../kit/icon-shapes.ts'
import type { QuickAction } from './quick-actions.tsx'

export interface PickedAction {
  text: string
  /** Shown in the place of the text. */
  icon?: IconName
  run: () => void
}

export interface AssetActions {
  /** On the cell of an asset that is pointed at or has the focus. */
  forAsset: (asset: Asset) => QuickAction[]
  /** What keys do to the asset that has the focus; by `event.key`. */
  keys: Record<string, (asset: Asset) => void>
  /** Beside the count of those that are picked. */
  forPicked: (assets: readonly Asset[]) => PickedAction[]
}

/** What can be done with any asset, as things are; the app sets it. */
export const $assetActions = atom<AssetActions>({
  forAsset: () => [],
  keys: {},
  forPicked: () => []
})
