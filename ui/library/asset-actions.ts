import { atom } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import type { IconName } from '../kit/icon-shapes.ts'
import type { QuickAction } from './quick-actions.tsx'

export interface PickedAction {
  text: string
  /** Shown in place of the text. */
  icon?: IconName
  run: () => void
}

export interface AssetActions {
  /** On the cell under the pointer or with the focus. */
  forAsset: (asset: Asset) => QuickAction[]
  /** Keyboard shortcuts for the focused asset, by `event.key`. */
  keys: Record<string, (asset: Asset) => void>
  /** Beside the number of picked assets. */
  forPicked: (assets: readonly Asset[]) => PickedAction[]
}

/** Actions that are currently available for assets; set by the app. */
export const $assetActions = atom<AssetActions>({
  forAsset: () => [],
  keys: {},
  forPicked: () => []
})
