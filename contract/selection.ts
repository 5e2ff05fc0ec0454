import type { AssetRef } from './document.ts'
import type { ErrorCode } from './errors.ts'
import type { CanvasPoint } from './placing.ts'

export interface Selection {
  /** How many layers are selected. */
  count: number
  /**
   * The selected layers. A group is replaced by the layers in it that can hold
   * a picture, if there are any, and an asset of Buzz by the layers of its
   * media fields.
   */
  layers: SelectedLayer[]
  /** There are more; `findTargets` returns all. */
  isCut?: true
}

/** What the selected layers and their descendants show. */
export interface SelectedAssets {
  /** Each once. */
  assets: ShownAsset[]
  /** How many layers show an image whose asset is unclear. */
  unclear: number
}

export interface SelectedLayer {
  nodeId: string
  name: string
  /** Canvas units, before any rotation. */
  width: number
  height: number
  /** It is in a main component, whose instances show what it shows. */
  isMain?: true
  /**
   * Placing is offered before filling: it was just placed, or pictures dropped
   * on it are placed in it.
   */
  placesFirst?: true
  /** Null when it can hold a picture. */
  refusal: ErrorCode | null
  /** The masked or boolean group to select instead. */
  groupId?: string
  /** The asset that it shows; null while that is unclear. */
  asset: ShownAsset | null
}

export interface ShownAsset extends AssetRef {
  state: 'comp' | 'licensed'
}

/** The drop of a drag, which the panel identifies by `dragId`. */
export interface Drop {
  dragId: string
  at: CanvasPoint
  /** The layer to fill; null when a new layer should be placed. */
  target: SelectedLayer | null
}
