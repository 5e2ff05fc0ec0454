import type { ErrorCode } from './errors.ts'
import type { Picture } from './picture.ts'

export interface FillSelection {
  picture: Picture
  /** Of the selected layers those that get this picture. */
  nodeIds: string[]
  bytes: Uint8Array
}

export interface FilledLayers {
  filled: string[]
  refused: { nodeId: string; name: string; code: ErrorCode }[]
}
