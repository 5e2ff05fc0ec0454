import type { MediaType } from './document.ts'
import type { ErrorCode } from './errors.ts'
import type { CanvasPoint } from './placing.ts'

export interface Selection {
  /** All selected layers. */
  count: number
  /**
   * The selected layers; for a group the layers in it that can hold a
   * picture, or the group itself when there are none; for an asset of Buzz
   * the layers of its media fields.
   */
  layers: SelectedLayer[]
  /** There are more; `findTargets` gives all. */
  isCut?: true
}

/** What the selected layers and all that is in them show. */
export interface SelectedAssets {
  /** Each once. */
  assets: ShownAsset[]
  /** Layers whose image several assets have; nothing says which it is. */
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
  /** Null when it can hold a picture. */
  refusal: ErrorCode | null
  /** The asset of ours that it shows; null also while that is unclear. */
  asset: ShownAsset | null
}

export interface ShownAsset {
  id: string
  mediaType: MediaType
  state: 'comp' | 'licensed'
}

/** The end of a drag that the panel gave this id, over the canvas. */
export interface Dropped {
  dragId: string
  at: CanvasPoint
  /** The layer to fill; null when the drop is for placing. */
  target: SelectedLayer | null
}
