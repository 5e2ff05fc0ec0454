import type { AssetRef } from './document.ts'
import type { ErrorCode } from './errors.ts'
import type { Size } from './picture.ts'
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

/** What the selected frames hold, for searches that suit them. */
export interface FrameContent {
  /** How many frames, sections, components and groups are selected. */
  count: number
  /** Visible texts, the largest first; long ones are cut. */
  texts: string[]
  /** Names of other layers, from the outside in; each once. */
  names: string[]
  /** Layers that wait for a picture. */
  places: Size[]
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
