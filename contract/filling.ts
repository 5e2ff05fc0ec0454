import type { ErrorCode } from './errors.ts'
import type { Picture } from './picture.ts'

/** One picture, whose image `addImage` made, onto some layers. */
export interface Fill {
  picture: Picture
  imageHash: string
  nodeIds: string[]
}

export interface FilledLayers {
  filled: string[]
  refused: RefusedLayer[]
}

/** A layer that stayed as it was, and why. */
export interface RefusedLayer {
  nodeId: string
  /** Empty when the layer is gone. */
  name: string
  code: ErrorCode
}
