import type { AssetRef } from './document.ts'
import type { ErrorCode } from './errors.ts'
import type { CompImage } from './placing.ts'

/** One picture for some layers. */
export interface Fill extends CompImage {
  nodeIds: string[]
}

export interface FilledLayers {
  /** Ids of the layers that were filled or restored. */
  changed: string[]
  refused: RefusedLayer[]
  /** Assets whose picture is byte-identical to that of another in the file. */
  alike?: AssetRef[]
}

/** A layer that was not changed, and why. */
export interface RefusedLayer {
  nodeId: string
  /** Empty when the layer was removed. */
  name: string
  code: ErrorCode
}
